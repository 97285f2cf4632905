import { adminRoutes } from '@/content/admin';
import { entities, registry } from '@/content/registry';

/**
 * The sidebar address of a page: `/admin` counts as the dashboard, and a record that is edited belongs to its list. Whole
 * paths are compared, never a part of one.
 * @param search the query of the page, such as `?id=solid-brick`
 */
export function menuPathOf(pathname: string, search: string) {
  if (pathname === adminRoutes.admin) return adminRoutes.dashboard;
  if (!new URLSearchParams(search).has('id')) return pathname;
  const edited = entities.find((entity) => registry[entity].add.path === pathname);
  return edited === undefined ? pathname : registry[edited].list.path;
}
