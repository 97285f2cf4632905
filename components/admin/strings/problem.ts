/** What has to be decided before a change can be published. */
export const problemStrings = {
  name: 'Two versions: choose',
  deletedThere: (one: string) => `This ${one} was deleted on the website while you edited it here.`,
  keepAsNew: 'Keep as new',
  discard: 'Throw away my changes',
  editedThere: (one: string) => `This ${one} was changed on the website after you deleted it here.`,
  deleteAnyway: 'Delete anyway',
  keep: 'Keep it',
  choose:
    'The website and your draft have both changed. Choose for each of these; it cannot be published before.',
  mine: 'My text',
  theirs: 'On the website',
  decide: 'Keep what is marked',
} as const;
