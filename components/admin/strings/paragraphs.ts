/** A long text that both sides changed, paragraph by paragraph. */
export const paragraphStrings = {
  both: (count: number) =>
    count === 1
      ? 'Both changed one paragraph. Everything else is merged.'
      : `Both changed ${count} paragraphs. Everything else is merged.`,
  one: (label: string, number: number) => `${label}, choice ${number}`,
  before: 'Stands below:',
  mine: 'My text',
  theirs: 'On the website',
  takenOut: 'Taken out',
} as const;
