export { type ChangedPlace, changedPlaces } from './changed-places';
export { decide, type Decision } from './decide-disputes';
export { MAX_SENT } from './known-base';
export { movedIds } from './match-rows';
export { isDecided, joinText } from './merge-text';
export type { FieldDispute, Side, TextDispute, TextPart } from './merge-types';
export { mergeOrder, mergeRecord, type MergeResult } from './three-way-merge';
