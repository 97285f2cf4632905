import type { ManagedRecord } from '@/content/registry';
import type { Locale } from '@/content/strings/locale';
import { recordIn, readPicture } from '@/components/admin/records/draft-values';
import { listIn } from '@/content/lib/json-value';

/** What the preview of an entity is given: the values of a draft, which may hold anything. */
export type PreviewProps = {
  /** In one language: without a Bangla version beside it. */
  readonly value: ManagedRecord;
  /** Of the page that it is shown on. */
  readonly locale: Locale;
  /** The address of a picture that works in this browser. */
  readonly pictureUrl: (src: string) => string;
};

/** One transparent pixel: the place of a picture that has not been chosen yet. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A text field of a draft; what is not there yet is shown as what should be there. */
export function textOr(record: ManagedRecord, field: string, sample: string) {
  const value = record[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : sample;
}

/** The picture of a draft with an address that works in this browser; an empty place where there is none. */
export function previewPicture(record: ManagedRecord, pictureUrl: (src: string) => string) {
  return optionalPicture(record, pictureUrl) ?? samplePicture;
}

/** The same, undefined where there is none. */
export function optionalPicture(record: ManagedRecord, pictureUrl: (src: string) => string) {
  const picture = readPicture(record.image);
  if (picture === null) return undefined;
  const { src, alt, width, height } = picture;
  return { src: pictureUrl(src), alt, width, height };
}

/** The lines of a list of texts; an empty one while there is none. */
export const linesOf = (record: ManagedRecord, field: string) =>
  listIn(record[field]).filter((line) => typeof line === 'string');

export function numberOr(record: ManagedRecord, field: string, sample: number) {
  const value = record[field];
  return typeof value === 'number' ? value : sample;
}

/**
 * A draft in the shape of a sample: what it lacks, or holds in another form, is as in the sample. Rows follow the first row
 * of the sample; a picture gets an address that works in this browser.
 */
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
      return Object.fromEntries(parts);
    }
    if (model === NO_PICTURE) return typeof value === 'string' && value !== '' ? pictureUrl(value) : model;
    if (typeof model === 'string') return textOr({ value }, 'value', model);
    return typeof value === typeof model ? value : model;
  };
  return fill(sample, draft) as Sample;
}

/** A picture of a sample: an empty place. */
export const samplePicture = { src: NO_PICTURE, alt: '', width: 3, height: 2 };
