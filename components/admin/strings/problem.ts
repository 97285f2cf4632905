/** What has to be decided before a change can be published. */
export const problemStrings = {
  name: 'Needs review',
  deletedThere: (one: string) => `This ${one} was deleted on the website while you edited it here.`,
  keepAsNew: 'Keep as new',
  discard: 'Discard',
  editedThere: (one: string) => `This ${one} was changed on the website after you deleted it here.`,
  deleteAnyway: 'Delete anyway',
  keep: 'Keep',
  choose:
    'The website and your draft have both changed. Choose for each field; it cannot be published before.',
  mine: 'Mine',
  theirs: 'Published',
  decide: 'Use these',
} as const;
