/** The part of the studio that shows, checks and hands over changes. It loads when first needed (`review-part.ts`). */
export { exportRows } from '../publish/export-selected';
export { ReviewProblemPanel } from './disputed-fields';
export { FieldChanges } from './field-changes';
export { ReviewBody } from './review-body';
