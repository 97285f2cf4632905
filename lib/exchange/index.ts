export type { ApplyPlan } from './apply';
export type { BundleChange, CheckedChange } from './check-changes';
export type { ChangeReport, Dispute } from './plan-changes';
export type { CheckedBundle } from './bundle-read';
export { bundleLimits } from './bundle';
export { convertedChange, fromVersion1 } from './older-versions';
export { checkAddress } from './check-address';
export {
  checkedRepository,
  type HostKind,
  parseRepository,
  type RepositoryAddress,
} from './repository-address';
export {
  contentKind,
  EXECUTABLE,
  fileProblem,
  LINK,
  mediaProblem,
  PLAIN_FILE,
  shownPath,
} from './content-file';
export { createExchange } from './create-exchange';
export { factsOf, type PictureLookup, uploadFact } from './folder-pictures';
export { fromBase64, toBase64 } from './base64';
export { DOCUMENT_TYPE, hashProblem, mediaPath, type MediaType, stemOf, uploadSrc } from './media-path';
export { isDocument, isUpload, MEDIA, mediaPathOf, pictureKey } from './uploads';
export {
  type ChangeToHand,
  type Draft,
  type Media,
  NOTE_LENGTH,
  ORDER_ID,
  type OrderDraft,
  RECORD_VERSION,
  type Step,
  type StepLabel,
} from './studio-types';
export type { FileChange, FilePort } from './file-port';
export type { ContentModel, ContentSet, ProblemAmong } from './model';
export { type MediaFile, unusedPictures } from './check-media';
