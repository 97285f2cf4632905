import { site } from '@/components/admin/site';
import {
  banglaHintStrings as texts,
  pictureHintStrings,
  sharedStrings,
} from '@/components/admin/strings/shared';
import {
  banglaFindings,
  buildDay,
  DATED,
  datedChanges,
  type Entity,
  type FieldSpec,
  findField,
  olderBangla,
  shortBangla,
  wronglyDescribed,
  type ManagedRecord,
} from '@/lib/records';

/** Hints about a record, which do not block publishing: sentences by the path of the control, `title.bn`. */
export type RecordHints = ReadonlyMap<string, string>;

/**
 * Finds figures and declarations that need a document, descriptions of other pictures, words in Latin letters in Bangla texts, and Bangla texts that are
 * older or much shorter than their English.
 */
export function recordHints(entity: Entity, fields: readonly FieldSpec[], whole: ManagedRecord): RecordHints {
  const record = site().shownTexts(whole);
  const inBangla = (paths: readonly string[], text: string) =>
    paths.map((path) => [findField(fields, [...path.split('.'), 'bn'])?.path ?? path, text] as const);
  return new Map([
    ...site().hintsOf(entity, record),
    ...banglaFindings(fields, record)
      .filter(({ isStop }) => !isStop)
      .map(({ path, reason }) => [path, reason] as const),
    ...wronglyDescribed(record).map(
      (path) => [findField(fields, path.split('.'))?.path ?? path, pictureHintStrings.other] as const,
    ),
    ...datedChanges(record)
      .filter(({ last = buildDay() }) => last < buildDay())
      .map(({ index }) => [`${DATED}.${index}.last`, sharedStrings.dated.over] as const),
    ...inBangla(shortBangla(record), texts.short),
    ...inBangla(olderBangla(record), texts.older),
  ]);
}
