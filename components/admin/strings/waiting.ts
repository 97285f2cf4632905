/** The dashboard's list of open tasks; loaded with it. */
export const waitingStrings = {
  title: 'Waiting',
  nothing:
    'Nothing is waiting: no drafts, nothing overdue or due within seven days, no Bangla older than its English.',
  nothingInEnglish: 'Nothing is waiting: no drafts, nothing overdue or due within seven days.',
  drafts: 'My drafts',
  handed: 'Handed over and not yet online',
  overdue: 'Overdue',
  due: 'Due within seven days',
  older: 'Bangla older than its English',
  draft: (singular: string, time: string) => `${singular}, changed ${time}`,
  order: (plural: string) => `Order of ${plural}`,
  closes: (day: string) => `Last day for applications: ${day}`,
  closed: (day: string) => `Closed: its last day for applications was ${day}`,
  more: (count: number) => `and ${count} more`,
  moreOlder: (count: number) => `and ${count} more; each list shows its own by the state “Bangla is older”`,
  placeholders: (count: number) =>
    count === 1 ? '1 placeholder is still on the website' : `${count} placeholders are still on the website`,
} as const;
