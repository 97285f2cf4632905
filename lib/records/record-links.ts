import type { ManagedRecord } from './entity-meta';
import { fieldTexts, type FieldSpec, leavesOf } from './field-spec';
import { markdownLinks } from './markdown-problem';

/** A link in a record: path of its field, and in a long text its line from 1. */
export type RecordLink = { readonly field: string; readonly address: string; readonly line?: number };

/**
 * Returns the links in the long texts of a record, in both languages, and in its fields for addresses.
 * @throws Error before `loadMarkdownCheck` has finished.
 */
export const linksOfRecord = (fields: readonly FieldSpec[], record: ManagedRecord): readonly RecordLink[] => [
  ...fieldTexts(fields, record).flatMap(({ spec, path: field, text }) =>
    spec.kind === 'markdown'
      ? markdownLinks(String(text)).map(({ address, line }) => ({ field, address, line }))
      : [],
  ),
  ...leavesOf(fields, record).flatMap(({ spec, path: field, value }) =>
    spec.kind === 'link' && typeof value === 'string' ? [{ field, address: value }] : [],
  ),
];
