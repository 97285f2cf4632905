const named = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(', ');

/** What stands above a screen when something has happened by itself. Loaded when there is something to say. */
export const noticeStrings = {
  insecure:
    'Open this page over https to edit. Over plain http the browser offers no locks and no checks, so the lists can only be read here.',
  outdated: 'The website has been published anew. Reload this page to work with its newest version.',
  recovered: (titles: readonly string[]) => `Recovered what was not saved last time: ${named(titles)}.`,
  merged: (titles: readonly string[]) =>
    `Merged with the newer version on the website: ${named(titles)}. What you changed stands; everything else is as on the website now.`,
  disputed: (titles: readonly string[]) =>
    `Another tab had changed the same text: ${named(titles)}. The text of this tab stands; Undo leads to the other one.`,
  published: (titles: readonly string[]) => `On the website now: ${named(titles)}.`,
  otherTab: {
    open: 'The studio is open in another tab. Here everything can be read; only one tab can write.',
    taken: 'Another tab writes now. What you typed here has gone there; here it can be read.',
    workHere: 'Work here instead',
    asking: 'The other tab saves and lets go…',
  },
} as const;
