import type { ContentSet } from '../../lib/exchange';
import { type Entity, linksOfRecord, type ManagedRecord, textOf } from '../../lib/records';
import { inDigits, said } from '../../lib/text';
import { addressOfPage, hiddenPathsOf } from '../entities/pages/switch';
import { isShown } from '../pages/shown-pages';
import { isOnWebsite } from '.';
import { formOf } from './forms';
import type { ProblemAmong } from '../../lib/exchange';
import { shownTexts } from './shown-texts';

/** Origins of this website, as far as they are known: a whole address of one is a link to a page, too. */
const originsOf = ([company]: readonly ManagedRecord[]) =>
  [typeof location === 'undefined' ? process.env.SITE_URL : location.origin, company?.website]
    .map((origin) => textOf(origin).replace(/\/$/, ''))
    .filter((origin) => origin !== '');

/** Path of an address on this website; undefined for one elsewhere. */
function pathOf(address: string, origins: readonly string[]) {
  const origin = origins.find((one) => address.startsWith(`${one}/`)) ?? '';
  const path = address.slice(origin.length);
  return /^\/(?!\/)/.test(path) ? path : undefined;
}

/** Returns a problem for every link from records of an entity to a page that is off; none while no page shows the entity. */
export function hiddenLinks(
  entity: Entity,
  { [entity]: records, pages, company }: ContentSet,
): readonly ProblemAmong[] {
  const hidden = hiddenPathsOf(pages);
  if (hidden.length === 0 || !isOnWebsite(entity, hidden)) return [];
  const off = pages.filter(({ id }) => hidden.includes(addressOfPage(String(id))));
  const wouldShow = (path: string, { id }: ManagedRecord) =>
    isShown(
      path,
      hidden.filter((other) => other !== addressOfPage(String(id))),
    );
  const origins = originsOf(company);
  return records.flatMap((record) =>
    linksOfRecord(formOf(entity).fields, shownTexts(record)).flatMap(({ field, address, line }) => {
      const path = pathOf(address, origins);
      if (path === undefined || isShown(path, hidden)) return [];
      const needed = off.filter((page) => wouldShow(path, page));
      const titles = needed.map(({ title }) => `“${textOf(title)}”`);
      const reason = said([
        `${line === undefined ? '' : `line ${line} `}links to ${address}, which is off. Remove the link, or show the page ${titles.join(' or ')} again`,
        `${line === undefined ? '' : `${inDigits(line, 'bn')} নম্বর লাইনে `}${address}-এর লিংক আছে, পাতাটি বন্ধ। লিংক সরান, বা ${titles.join(' বা ')} পাতা আবার চালু করুন`,
      ]);
      const causes = needed.map(({ id }) => ({ entity: 'pages', id: String(id), field: 'shown' }) as const);
      return [{ kind: 'hidden', entity, id: String(record._id ?? record.id), field, reason, causes }];
    }),
  );
}
