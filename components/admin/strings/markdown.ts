/** The buttons over a Markdown field. */
export const markdownStrings = {
  format: (label: string) => `Format ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  h2: 'Heading 2',
  h3: 'Heading 3',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  list: 'List',
  quote: 'Quote',
  /** What a button types where nothing is selected. */
  samples: { bold: 'bold text', italic: 'italic text', link: 'link text' },
} as const;
