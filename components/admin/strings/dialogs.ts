import { bn, countNoun } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

/** The screen for a store that cannot be opened. */
export const brokenStoreStrings = forStaff({
  title: ['Your drafts could not be opened.', 'আপনার খসড়া খোলা যায়নি।'],
  reasons: {
    timeout: ['The browser did not answer within five seconds.', 'ব্রাউজার পাঁচ সেকেন্ডে সাড়া দেয়নি।'],
    blocked: [
      'The studio is open in another tab. Close the other tabs, then try again.',
      'স্টুডিও অন্য ট্যাবে খোলা আছে। সেগুলো বন্ধ করে আবার চেষ্টা করুন।',
    ],
    'newer-version': [
      'A newer studio wrote these drafts. Reload the page to get it.',
      'এই খসড়া স্টুডিওর নতুন সংস্করণে লেখা। নতুনটি পেতে পাতা আবার লোড করুন।',
    ],
    unavailable: [
      'The browser does not let this page store anything. Private windows often do that.',
      'ব্রাউজার এই পাতাকে কিছু রাখতে দিচ্ছে না। প্রাইভেট উইন্ডোতে প্রায়ই এমন হয়।',
    ],
    failed: ['The browser could not open the drafts.', 'ব্রাউজার খসড়া খুলতে পারেনি।'],
    lost: ['The browser closed the drafts while they were in use.', 'কাজ চলার সময় ব্রাউজার খসড়া বন্ধ করে দিয়েছে।'],
  },
  untouched: ['Nothing has been changed or deleted.', 'কিছু বদলায়নি, মুছেও যায়নি।'],
  browsers: [
    'The studio works in Chrome, Edge, Firefox and Safari of the last two years. Older browsers and some private windows open it but cannot keep what you write. In that case use another browser.',
    'গত দুই বছরের Chrome, Edge, Firefox ও Safari-তে স্টুডিও চলে। পুরোনো ব্রাউজার ও কিছু প্রাইভেট উইন্ডোতে খোলে, কিন্তু লেখা থাকে না। তখন অন্য ব্রাউজার ব্যবহার করুন।',
  ],
  withoutSaving: ['Work without saving', 'সেভ ছাড়াই কাজ করুন'],
  startNew: ['Start without the old drafts', 'পুরোনো খসড়া ছাড়া শুরু করুন'],
  startNewTitle: ['Start without the old drafts?', 'পুরোনো খসড়া ছাড়া শুরু করবেন?'],
  startNewText: [
    'The studio starts empty. The old drafts stay in the browser, but this studio will not open them again.',
    'স্টুডিও খালি অবস্থায় শুরু হবে। পুরোনো খসড়া ব্রাউজারে থাকবে, কিন্তু এই স্টুডিও আর খুলবে না।',
  ],
});

/** The dialog that logs out; `shell.ts` has its title. */
export const logOutStrings = forStaff({
  intro: [
    (changes: number) =>
      `This studio has no accounts. If you log out, it forgets your name on this computer${process.env.CONTENT_REPOSITORY ? ', and disconnects it from the website' : ''}. ${countNoun(changes, 'unpublished change')} ${changes === 1 ? 'stays' : 'stay'} in this browser.`,
    (changes: number) =>
      `এই স্টুডিওতে অ্যাকাউন্ট নেই। লগ আউট করলে এই কম্পিউটারে আপনার নাম মুছে যায়${process.env.CONTENT_REPOSITORY ? ', ওয়েবসাইটের সংযোগও বিচ্ছিন্ন হয়' : ''}। অপ্রকাশিত ${bn(changes)}টি পরিবর্তন এই ব্রাউজারে থাকবে।`,
  ],
  erase: ['Also erase the drafts', 'খসড়াও মুছে ফেলুন'],
  noBackup: [
    'The browser could not make a backup. Nothing was erased, and you are still logged in.',
    'ব্যাকআপ তৈরি হয়নি। তাই কিছু মোছা হয়নি, আপনি লগ আউটও হননি।',
  ],
  logOut: ['Log out', 'লগ আউট করুন'],
});

type DeletedPages = readonly { readonly path: string; readonly isThere: boolean }[];

/** The question where the address of a deleted page should lead. */
export const whereStrings = forStaff({
  title: [(what: string) => `Delete ${what}?`, (what: string) => `${what} মুছে ফেলবেন?`],
  /** @param deleted - number of entries to be deleted, of which some may have no page. */
  online: [
    (pages: DeletedPages, deleted: number) => {
      const [one, ...others] = pages;
      const there = pages.filter(({ isThere }) => isThere).length;
      if (one && others.length === 0)
        return `${deleted === 1 ? 'Its page' : 'One of their pages'} ${one.isThere ? 'is' : 'was'} on the website at ${one.path}. Other websites and search engines may link to it.`;
      const all = pages.length === deleted ? 'Their pages' : `${pages.length} of their pages`;
      const verb = there === 0 ? 'were' : there < pages.length ? 'are or were' : 'are';
      return `${all} ${verb} on the website. Other websites and search engines may link to them.`;
    },
    (pages: DeletedPages) => {
      const [one, ...others] = pages;
      const isNow = pages.some(({ isThere }) => isThere);
      if (one && others.length === 0)
        return `এর পাতা ${one.path} ঠিকানায় ওয়েবসাইটে ${isNow ? 'আছে' : 'ছিল'}। অন্য ওয়েবসাইট ও সার্চ ইঞ্জিনে এর লিংক থাকতে পারে।`;
      return `এগুলোর ${bn(pages.length)}টি পাতা ওয়েবসাইটে ${isNow ? 'আছে' : 'ছিল'}। অন্য ওয়েবসাইট ও সার্চ ইঞ্জিনে সেগুলোর লিংক থাকতে পারে।`;
    },
  ],
  where: ['Where should this address lead?', 'এই ঠিকানা কোথায় নিয়ে যাবে?'],
  whereAll: ['Where should these addresses lead?', 'এই ঠিকানাগুলো কোথায় নিয়ে যাবে?'],
  copy: [(title: string) => `To its copy: ${title}`, (title: string) => `এর কপিতে: ${title}`],
  list: [(title: string) => `To the page “${title}”`, (title: string) => `“${title}” পাতায়`],
  other: ['To another page', 'অন্য পাতায়'],
  otherPage: ['Another page', 'অন্য পাতা'],
  nowhere: [
    'Nowhere: the address ends, and visitors see “Page not found”',
    'কোথাও না: ঠিকানাটি শেষ, দর্শক দেখবেন “পাতা পাওয়া যায়নি”',
  ],
  nowhereAll: [
    'Nowhere: the addresses end, and visitors see “Page not found”',
    'কোথাও না: ঠিকানাগুলো শেষ, দর্শক দেখবেন “পাতা পাওয়া যায়নি”',
  ],
  later: [
    'You can change this later under Pages, All Forwarded Addresses.',
    'পরে Pages মেনুর All Forwarded Addresses থেকে এটি বদলাতে পারবেন।',
  ],
});

/** The select for a page of the website. */
export const pageSelectStrings = forStaff({
  pages: ['Pages', 'পাতা'],
  choose: ['Choose a page', 'পাতা বাছুন'],
});

/** Results of the search box; loaded at its first use. */
export const searchStrings = forStaff({
  results: ['Results', 'ফলাফল'],
  nothing: [(query: string) => `Nothing matches “${query}”.`, (query: string) => `“${query}” পাওয়া যায়নি।`],
  /** Where what people call so is. */
  called: ['You will find it here', 'এখানে পাবেন'],
  fields: ['Fields', 'ঘর'],
  screens: ['Screens', 'পর্দা'],
  editedLast: ['Edited last', 'শেষ বদলানো'],
});

/** The list of keys: all texts but the labels of actions. */
export const keyStrings = forStaff({
  mod: ['Ctrl or Cmd', 'Ctrl বা Cmd'],
  local: [
    {
      keys: ['Alt + Up, Alt + Down', 'Alt + Up, Alt + Down'],
      does: ['Move an entry while reordering', 'ক্রম বদলানোর সময় সরানো'],
    },
    {
      keys: ['Alt + F10', 'Alt + F10'],
      does: [
        'Go from an article to its buttons. Escape leads back.',
        'লেখা থেকে তার বোতামে যাওয়া। Escape চাপলে লেখায় ফেরা।',
      ],
    },
    { keys: ['Escape', 'Escape'], does: ['Close', 'বন্ধ করা'] },
  ],
});
