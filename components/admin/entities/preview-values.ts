import type { ManagedRecord } from '@/content/registry';
import type { Locale } from '@/content/strings/locale';
import { recordIn, readPicture } from '@/components/admin/records/draft-values';
import { listIn } from '@/lib/records';

/** Props of an entity's preview. Values are those of a draft and may be invalid. */
export type PreviewProps = {
  /** Values in one language (`inLanguage`), without `bn`. */
  readonly value: ManagedRecord;
  readonly locale: Locale;
  readonly pictureUrl: (src: string) => string;
};

/** One transparent pixel, shown until a picture is chosen. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Returns a text field of a draft, trimmed; the sample if it is missing or blank. */
export function textOr(record: ManagedRecord, field: string, sample: string) {
  const value = record[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : sample;
}

/** Returns a draft's `image` with a URL that works in this browser; a transparent sample without one. */
export function previewPicture(record: ManagedRecord, pictureUrl: (src: string) => string) {
  return optionalPicture(record, pictureUrl) ?? samplePicture;
}

/** Returns a draft's `image` with a URL that works in this browser; undefined without one. */
export function optionalPicture(record: ManagedRecord, pictureUrl: (src: string) => string) {
  const picture = readPicture(record.image);
  return picture === null ? undefined : { ...picture, src: pictureUrl(picture.src) };
}

/** Returns the texts of a list field; an empty list if the field is missing. */
export const linesOf = (record: ManagedRecord, field: string) =>
  listIn(record[field]).filter((line) => typeof line === 'string');

/** Fills a sample with those values of a draft that have its types. Rows follow the first row of the sample. */
export function likeSample<Sample>(
  sample: Sample,
  draft: unknown,
  pictureUrl: (src: string) => string,
): Sample {
  const fill = (model: unknown, value: unknown): unknown => {
    if (Array.isArray(model)) return listIn(value).map((row) => fill(model[0], row));
    if (typeof model === 'object' && model !== null) {
      const record = recordIn(value);
      const parts = Object.entries(model).map(([name, part]) => [name, fill(part, record[name])] as const);
      // Samples have none.
      const { focus } = record;
      return Object.fromEntries(focus === undefined ? parts : [...parts, ['focus', focus]]);
    }
    if (model === NO_PICTURE) return typeof value === 'string' && value !== '' ? pictureUrl(value) : model;
    if (typeof model === 'string') return textOr({ value }, 'value', model);
    return typeof value === typeof model ? value : model;
  };
  return fill(sample, draft) as Sample;
}

/** Transparent picture for samples. */
export const samplePicture = { src: NO_PICTURE, alt: '', width: 3, height: 2 };
