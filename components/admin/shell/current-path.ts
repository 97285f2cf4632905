import { adminRoutes } from '@/content/admin';

/** The sidebar address of a page: `/admin` counts as the dashboard. Whole paths are compared, never a part of one. */
export const menuPathOf = (pathname: string) =>
  pathname === adminRoutes.admin ? adminRoutes.dashboard : pathname;
