/** The part of the studio that shows records as on the website. It loads when first needed. */
export { PreviewDialog } from './preview-dialog';
export { PreviewPane } from './preview-pane';
