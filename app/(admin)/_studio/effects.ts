import type { ChangedRecord, StudioSite } from '@/components/admin/site';
import { featuredOf, featuredTwice } from '@/content/registry/featured';
import { featuredStrings as texts } from './strings/products';

const titles = (records: readonly ChangedRecord[]) => [...new Set(records.map(({ title }) => title))];
const categoryAfter = ({ after }: ChangedRecord) => after?.category;

/** Says which products the home page will feature or drop by their new order, and names one that it would show twice. */
const featuredChanges: NonNullable<StudioSite['effectsOf']['products']> = (records, publishedIds) => {
  const byId = new Map(records.map((record) => [record.id, record]));
  const published = publishedIds.flatMap((id) => byId.get(id) ?? []);
  const remaining = records.filter(({ after }) => after !== null);
  const featured = featuredOf(published, ({ before }) => before?.category);
  const toShow = featuredOf(remaining, categoryAfter);
  const comes = toShow.filter((record) => !featured.includes(record));
  const goes = featured.filter((record) => !toShow.includes(record));
  const twice = featuredTwice(remaining, categoryAfter);
  return [
    ...(comes.length + goes.length > 0 ? [texts.featured(titles(comes), titles(goes))] : []),
    ...(twice ? [texts.featuredTwice(twice.title)] : []),
  ];
};

/** What a change of records brings about elsewhere on the website, by entity. */
export const effects: StudioSite['effectsOf'] = { products: featuredChanges };
