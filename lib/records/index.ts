export type { PictureFact, PictureFacts } from './picture-facts';
export { banglaFindings } from './bangla-findings';
export { canonicalRecord, joinRecords, splitRecords } from './canonical-json';
export { ContentError } from './content-error';
export { defineCollection, defineSingleton, repeatedOf, tooFewRecords } from './define-collection';
export type { Entity } from './entity';
export {
  capital,
  collectionMeta,
  type EntityMeta,
  type ListColumn,
  type ManagedRecord,
  singleMeta,
} from './entity-meta';
export { fault, type Fault, faultOf, issueAt } from './fault';
export {
  banglaField,
  banglaPath,
  type EntityForm,
  type FieldKind,
  fieldLabel,
  type FieldSpec,
  findField,
  type FoundField,
  isRows,
  leavesOf,
  partsOf,
  partsOfRow,
  type PictureRules,
  placeIn,
  readText,
} from './field-spec';
export { field, lastDay, toForm } from './field';
export { fieldLimits } from './field-limits';
export {
  code,
  density,
  documentPath,
  emailAddress,
  filmId,
  hexColour,
  image,
  isoDate,
  isTooLong,
  line,
  type Picture,
  prose,
  sizeLine,
  slug,
  slugExcept,
  telephone,
  webAddress,
  wholeNumber,
} from './fields';
export { isRecord, listIn, partOf, textOf, valueAt } from './json-value';
export { hasLanguage, inLanguage, type InLanguage, shownIn } from './language';
export { newestFirst } from './newest-first';
export { type Bytes, contentHash, recordHash, sha256Hex } from './record-hash';
export { isSlug, makeRecordId, slugOf } from './record-id';
export { inEnglishAlone } from './record-schema';
export { record } from './record';
export { DATED, datedChanges, type DatedChange, onDay } from './dated';
export {
  buildDay,
  DAY_MS,
  dayOf,
  daysAfter,
  isShownOn,
  onlineToday,
  type Schedule,
  setBuildDay,
  validDay,
} from './schedule';
export { defOf, innermost, type Schema, schemaAt } from './schema-parts';
export { sameJson, sortedJson } from './sorted-json';
export {
  banglaOf,
  englishHash,
  hasBangla,
  isPair,
  olderBangla,
  pairsIn,
  shortBangla,
  type TextPair,
  withBangla,
  withFitting,
  withoutBangla,
} from './text-pair';
export { linksOfRecord } from './record-links';
export { namedRecords, unknownNames } from './unknown-names';
export { z } from './zod';
export { checkRecord, recordProblem, schemaProblems } from './check-record';
export { countPages, FILES_LENGTH, itemsOnPage, NO_RECORD, pageIds } from './list-pages';
export { isBuildable } from './article-check';
export { loadMarkdownCheck } from './markdown-problem';
export { type Checked, refused, type StudioProblem } from './studio-problem';
export { describedFile, wronglyDescribed } from './other-picture';
