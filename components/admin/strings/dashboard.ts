/** The dashboard. Titles and figures of its cards are the specification's and stand in `content/admin.ts`. */
export const dashboardStrings = {
  title: 'Dashboard',
  welcome: {
    name: 'About this studio',
    what: 'Everything that visitors read and see on the website can be changed here.',
    drafts: 'What you change is kept as a draft in this browser, on this computer, and nowhere else.',
    website: 'The website changes when drafts are reviewed, exported and built in.',
    how: 'How this works',
    close: 'Close this note',
  },
} as const;
