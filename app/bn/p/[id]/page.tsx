import { landingPage } from '@/app/(site)/_screens/landing-page';
import { recordPages } from '@/app/(site)/_screens/site-page';
import { landingPages } from '@/content/entities/landing-pages';
import { hasLanguage } from '@/content/lib/language';
import { pageIds } from '@/content/lib/list-pages';

const pages = recordPages('bn', landingPage);

export const dynamicParams = false;

export const generateStaticParams = () =>
  pageIds(landingPages.filter((page) => hasLanguage(page, 'bn')).map(({ id }) => id)).map((id) => ({ id }));

export const generateMetadata = pages.generateMetadata;

export default pages.RecordPage;
