/** The Markdown field. Apart from the other fields, because the review checks links too, and needs none of those. */
export const markdownStrings = {
  format: (label: string) => `Format ${label.toLowerCase()}`,
  h2: 'Heading 2',
  h3: 'Heading 3',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  list: 'List',
  quote: 'Quote',
  /** What a button types where nothing is selected. */
  samples: { bold: 'bold text', italic: 'italic text', link: 'link text' },
  pictureProblem: (line: number) =>
    `Line ${line}: only pictures of this website work, such as /images/scenes/kerb-road.jpg.`,
  linkProblem: (line: number) => `Line ${line}: only web, mail and phone links work.`,
} as const;
