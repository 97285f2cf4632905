/** The steps of `docs/make-it-yours.md`, in its order and words; loaded while somebody is about to make the website his own. */
export const stepsStrings = {
  count: (done: number, all: number) => `${done} of ${all} steps to make it yours`,
  name: 'Steps to make it yours',
  how: 'The file docs/make-it-yours.md explains each step. What you keep as a draft counts as done.',
  done: 'Done',
  open: 'To do',
  elsewhere: 'outside the studio; see docs/make-it-yours.md',
  titles: {
    sample: 'Remove the sample',
    company: 'Company',
    mark: 'Mark and colour',
    products: 'Categories and products',
    texts: 'Texts of the pages',
    pages: 'Pages to hide',
    language: 'Language',
    check: 'Check',
    publish: 'Address, and publish',
  },
} as const;
