import { type Entity, linksOfRecord, type ManagedRecord, textOf } from '../../lib/records';
import { addressOfPage, hiddenPathsOf } from '../entities/pages/switch';
import { isShown } from '../shown-pages';
import { isOnWebsite } from '.';
import { formOf } from './forms';

/** Origin of this website, where it is known: a whole address of it is a link to a page, too. */
const ownOrigin = () => (typeof location === 'undefined' ? process.env.SITE_URL : location.origin) ?? '';

/** Path of an address on this website; undefined for one elsewhere. */
function pathOf(address: string) {
  const origin = ownOrigin().replace(/\/$/, '');
  const path = origin !== '' && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return /^\/(?!\/)/.test(path) ? path : undefined;
}

/**
 * Returns a problem for every link from records of an entity to a page that is off; none while no page shows the entity.
 * @param pages records of the pages, which may be drafts.
 * @returns with the ids of the `pages` of which one, shown again, would do.
 */
export function hiddenLinks(
  entity: Entity,
  records: readonly ManagedRecord[],
  pages: readonly ManagedRecord[],
) {
  const hidden = hiddenPathsOf(pages);
  if (hidden.length === 0 || !isOnWebsite(entity, hidden)) return [];
  const off = pages.filter(({ id }) => hidden.includes(addressOfPage(String(id))));
  const wouldShow = (path: string, { id }: ManagedRecord) =>
    isShown(
      path,
      hidden.filter((other) => other !== addressOfPage(String(id))),
    );
  return records.flatMap((record) =>
    linksOfRecord(formOf(entity).fields, record).flatMap(({ field, address, line }) => {
      const path = pathOf(address);
      if (path === undefined || isShown(path, hidden)) return [];
      const needed = off.filter((page) => wouldShow(path, page));
      const titles = needed.map(({ title }) => `“${textOf(title)}”`);
      const place = line === undefined ? '' : `line ${line} `;
      const reason = `${place}links to ${address}, which is off. Remove the link, or show the page ${titles.join(' or ')} again`;
      return [{ id: String(record._id ?? record.id), field, reason, pages: needed.map(({ id }) => id) }];
    }),
  );
}
