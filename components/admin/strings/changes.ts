/** Details of one change: its fields, or its new position. Also used by the editor's comparison. */
export const changeStrings = {
  moved: (from: number, to: number) => `was at ${from}, moves to ${to}`,
  same: 'No field differs from the website.',
  before: 'Before',
  after: 'After',
  new: 'New',
  deleted: 'Deleted',
  added: 'Added',
  removed: 'Removed',
  fits: 'Compared with the English: it still fits.',
  decoration: 'Needs no description',
  noDescription: 'No description yet',
  focus: (place: string) => `. Focal point: ${place}`,
  crop: (place: string) => `. Crop: ${place}`,
  empty: 'Empty',
  unchanged: (parts: number) =>
    parts === 1 ? 'One part stays as it is.' : `${parts} parts stay as they are.`,
} as const;
