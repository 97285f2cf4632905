import { counted } from '@/components/admin/shared/counted';

/** The review of all changes, and what it shows of one of them in the editor too. Loaded when it is opened. */
export const reviewStrings = {
  nothing: 'No changes. Everything here is on the website.',
  chosen: (changes: number, chosen: number) => `${counted(changes, 'change')}, ${chosen} chosen to publish.`,
  blocked: (changes: number) => `${counted(changes, 'change')} cannot be published yet.`,
  featuredTwice: (title: string) =>
    `The home page features the first product of each category and the last two: “${title}” would be there twice. Move another product to the end.`,
  whatChanges: 'What changes',
  orderOf: (many: string) => `Order of ${many}`,
  wasAt: (place: number) => `was at ${place}`,
  fields: {
    same: 'No field differs from the website.',
    before: 'Before',
    after: 'After',
    new: 'New',
    deleted: 'Deleted',
    decoration: 'Only decoration',
    noDescription: 'No description yet',
    empty: 'Empty',
  },
  problem: {
    name: 'Needs review',
    deletedThere: (one: string) => `This ${one} was deleted on the website while you edited it here.`,
    keepAsNew: 'Keep as new',
    discard: 'Discard',
    editedThere: (one: string) => `This ${one} was changed on the website after you deleted it here.`,
    deleteAnyway: 'Delete anyway',
    keep: 'Keep',
    choose:
      'The website and your draft have both changed. Choose for each field; it cannot be published before.',
    mine: 'Mine',
    theirs: 'Published',
    settle: 'Use these',
  },
} as const;
