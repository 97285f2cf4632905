/** The page that says what happens to a change until it is online. */
export const helpStrings = {
  title: 'How this works',
  lead: 'From what you type to what visitors see, in six steps.',
  steps: [
    {
      name: 'You change something',
      text: 'Open an entry and type. All of it is saved as you type, as a draft in this browser, on this computer. The website stays as it is.',
    },
    {
      name: 'You look at it',
      text: 'The preview shows the draft as visitors will see it. Undo takes back what you did last, also tomorrow.',
    },
    {
      name: 'You review it',
      text: '“Review and publish” lists every change with its text before and after, and the pages it is seen on. Tick what is to go.',
    },
    {
      name: 'You send it',
      text: process.env.CONTENT_REPOSITORY
        ? '“Publish” sends it to the website, with your name and your note. Connect once, in Account Settings.'
        : '“Export” makes one file with the texts and pictures. Send it to whoever looks after the website.',
    },
    {
      name: 'The website is renewed',
      text: process.env.CONTENT_REPOSITORY
        ? 'The website renews itself. That takes some minutes.'
        : 'They check the file and put it online. Nothing goes online without that.',
    },
    {
      name: 'It is online',
      text: 'Until then the change is marked “Sent”. When the website shows the same, the draft goes away and the studio says so.',
    },
  ],
  more: {
    name: 'Good to know',
    lines: [
      'Drafts are in this browser only. To go on at another computer, download a backup in Account Settings and import it there.',
      'One tab writes at a time. A second one shows everything, and takes over with “Work here instead”.',
      'If somebody else has changed the same text meanwhile, nothing is overwritten: the studio shows both and asks.',
      'A day in the future keeps a post or a news item off the website until it is renewed on that day.',
    ],
  },
} as const;
