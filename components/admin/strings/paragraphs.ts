/** A long text that both sides changed, paragraph by paragraph. */
export const paragraphStrings = {
  both: (count: number) =>
    count === 1
      ? 'Both changed one paragraph. Everything else is merged.'
      : `Both changed ${count} paragraphs. Everything else is merged.`,
  one: (label: string, number: number) => `${label}, choice ${number}`,
  before: 'Stands below:',
  mine: 'Mine',
  theirs: 'Published',
  takenOut: 'Taken out',
} as const;
