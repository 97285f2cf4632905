import { setSite, type StudioSite } from '@/components/admin/site';

/** The studio of the tests is that of this website, read when a test first needs it: tests may replace content before. */
setSite(
  () => jest.requireActual<{ readonly ourWebsite: StudioSite }>('@/app/(admin)/_studio/website').ourWebsite,
);
