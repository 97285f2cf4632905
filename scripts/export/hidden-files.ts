import { routes } from '../../content/routes';
import { hasFeeds, isShown } from '../../content/pages/shown-pages';

/** Files with an address elsewhere that go with pages: feeds with the articles, the data of the list with the list. */
const elsewhere = new Map([
  ['/feed.xml', hasFeeds],
  ['/feed.json', hasFeeds],
  [routes.listedProducts, isShown(routes.list)],
]);

/**
 * Whether a file of the export belongs to a page that is off: its HTML in either language, its payloads, and what is below
 * it. Next writes them nevertheless, as for any page that calls `notFound`.
 * @param name path in the export, such as `bn/gallery.html`.
 */
export function isHiddenFile(name: string) {
  const address = `/${name.replace(/^bn\//, '')}`;
  return !(elsewhere.get(address) ?? isShown(address.replace(/\.[^./]+$/, '')));
}
