import type { Entity } from '../registry';
import { isRecord, listIn, partOf, recordHash, englishHash } from '../../lib/records';

/**
 * Texts that were translated in records of version 1, by entity. `*` is each row of a list. Version 1 kept the Bangla
 * of a record in a second tree, `bn`, and in `bnMadeFrom` the hash of the English of which an older text was made.
 */
const texts: Readonly<Record<Entity, string>> = {
  products:
    'name summary uses.* densitySource measured.*.condition measured.*.laboratory colours.*.name facts.*.label facts.*.source image.alt',
  blogs: 'title image.alt desc',
  services: 'title description image.alt',
  banners: 'image.alt title description',
  feedbacks: 'name role message image.alt',
  news: 'title image.alt place quantity desc',
  vacancies: 'position department salary responsibility.*',
  galleries: 'name images.*.image.alt images.*.caption',
  films: 'name thumbnail.alt videos.*.title',
  partners: 'name built logo.alt',
  benefits: 'title subtitle basis expandedSpace',
  comparison: 'clay block',
  advantages: 'title items.*',
  'quality-checks': 'title text',
  'quality-tests': 'title text',
  'key-product':
    'comparison.title comparison.lead savings.title savings.lead advantages.title advantages.lead',
  quality:
    'paragraphs.* checks.title checks.lead checks.pictures.*.image.alt tests.title tests.lead tests.pictures.*.image.alt',
  careers: 'title lead',
  pages: 'title heading description banner.alt lead',
  'landing-pages':
    'title summary blocks.*.title blocks.*.image.alt blocks.*.text blocks.*.images.*.image.alt blocks.*.images.*.caption blocks.*.figures.*.label blocks.*.figures.*.value blocks.*.quotation blocks.*.name',
  home: 'featured.title whyGreen.title whyGreen.text whyGreen.ranges.*.label whyGreen.figures.*.value whyGreen.figures.*.label services.title services.lead whoWeAre.title whoWeAre.text whoWeAre.filmTitle whoWeAre.thumbnail.alt group.title group.lead feedbacks.title getInTouch.title getInTouch.text',
  'about-us':
    'intro facts.*.label facts.*.value vision.title vision.text mission.title mission.text viceChairman.role viceChairman.name viceChairman.message.* viceChairman.image.alt',
  contact: 'title intro formNote',
  company:
    'brand legalName group summary headOffice.street headOffice.city headOffice.postalCode headOffice.country factory.street factory.city factory.postalCode factory.country openingHours socials.*.label credit',
};

type Place = {
  readonly value: unknown;
  readonly bangla: unknown;
  readonly path: readonly string[];
};

/** Converts a record of version 1, valid or not, to the pairs of version 2. Other values, such as null, stay. */
export function fromVersion1(entity: Entity, record: unknown): unknown {
  if (!isRecord(record)) return record;
  const { bn, bnMadeFrom, ...own } = record;

  const paired = ({ value, bangla, path: [name, ...path] }: Place, place: string): unknown => {
    if (partOf(value, 'bn') !== undefined) return value;
    const isPart = (part: unknown) =>
      part === undefined || part === null || (name === '*' ? Array.isArray(part) : isRecord(part));
    // A value of a wrong type is kept as a text would be, so that nothing of a draft is lost.
    if (name === undefined || !isPart(value) || !isPart(bangla)) return pairOf(value, bangla, place);
    if (name === '*') {
      const [rows, banglaRows] = [listIn(value), listIn(bangla)];
      const length = Math.max(rows.length, banglaRows.length);
      if (length === 0) return value;
      return Array.from({ length }, (_, row) =>
        paired({ value: rows[row], bangla: banglaRows[row], path }, place),
      );
    }
    const inside = paired({ value: partOf(value, name), bangla: partOf(bangla, name), path }, place);
    return inside === undefined ? value : { ...(isRecord(value) ? value : {}), [name]: inside };
  };

  const pairOf = (value: unknown, bangla: unknown, place: string): unknown => {
    if (bangla === undefined || bangla === null || bangla === '') {
      return typeof value === 'string' ? { en: value } : value;
    }
    const en = value ?? '';
    const of = partOf(bnMadeFrom, `${place}:${englishHash(String(bangla))}`);
    return { en, bn: { text: bangla, of: typeof of === 'string' ? of : englishHash(String(en)) } };
  };

  return texts[entity]
    .split(' ')
    .reduce<unknown>(
      (value, path) => paired({ value, bangla: bn, path: path.split('.') }, path.replaceAll('.*', '')),
      own,
    );
}

/** A change of a record, as drafts and bundles have it. */
type Change = {
  readonly entity: Entity;
  readonly value?: unknown;
  readonly base?: unknown;
  readonly baseHash?: unknown;
  readonly sent?: readonly unknown[] | undefined;
};

/** Converts the records of a change of version 1. Its hash names the converted base, if it named the base before. */
export async function changeFromVersion1<Of extends Change>(change: Of): Promise<Of> {
  const { entity, base, baseHash, sent } = change;
  const converted = fromVersion1(entity, base);
  const isKnown = isRecord(base) && baseHash === (await recordHash(base));
  return {
    ...change,
    ...('value' in change && { value: fromVersion1(entity, change.value) }),
    ...('base' in change && { base: converted }),
    ...(isKnown && { baseHash: await recordHash(converted) }),
    ...(sent !== undefined && { sent: sent.map((value) => fromVersion1(entity, value)) }),
  };
}
