/** The two ways to write a long text; the visual editor's own texts come with it (`writing.ts`). */
export const markdownStrings = {
  ways: (label: string) => `How to write ${label.toLowerCase()}`,
  text: 'Text',
  markdown: 'Plain marks',
  /** For whoever writes the Markdown; the visual editor needs none. */
  help: 'Blank line for a new paragraph.',
  loading: 'Loading the editor…',
  notShown: (line: number, reason: string) =>
    `This text is shown with its plain marks, because line ${line} ${reason}.`,
} as const;
