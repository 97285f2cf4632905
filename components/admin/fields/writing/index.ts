/** The visual editor of long texts, with its notes. It loads when first needed. */
export { TextNotes } from './text-notes';
export { WritingArea } from './writing-area';
