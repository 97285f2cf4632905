/** What the search box finds; loaded when it is first used. */
export const searchStrings = {
  results: 'Results',
  nothing: (query: string) => `Nothing matches “${query}”.`,
  screens: 'Screens',
  howThisWorks: 'How this works',
  editedLast: 'Edited last',
} as const;
