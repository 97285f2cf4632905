/** What is worth a look in Bangla; beside the field and, after its name, in the review. */
export const banglaHintStrings = {
  older: 'The English has changed since this was written.',
  short: 'Much shorter than the English: is a part missing?',
} as const;
