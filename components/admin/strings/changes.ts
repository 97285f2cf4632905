/** What a single change is: field by field, or its new place. The editor compares with it too. */
export const changeStrings = {
  moved: (from: number, to: number) => `was at ${from}, moves to ${to}`,
  same: 'No field differs from the website.',
  before: 'Before',
  after: 'After',
  new: 'New',
  deleted: 'Deleted',
  added: 'Added',
  removed: 'Taken out',
  fits: 'Compared with the English: it still fits.',
  decoration: 'Needs no description',
  noDescription: 'No description yet',
  focus: (place: string) => `. Focal point: ${place}`,
  crop: (place: string) => `. Crop: ${place}`,
  empty: 'Empty',
  unchanged: (parts: number) =>
    parts === 1 ? 'One part stays as it is.' : `${parts} parts stay as they are.`,
} as const;
