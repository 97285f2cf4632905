import { forStaff } from '@/lib/text';

const named = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(', ');

/** Notices above a screen about automatic events; loaded with the first notice. */
export const noticeStrings = forStaff({
  insecure: [
    'Open this page over https to edit. Over plain http the browser does not check what is stored. You can only read the lists here.',
    'কিছু বদলাতে পাতাটি https দিয়ে খুলুন। শুধু http হলে ব্রাউজার রাখা তথ্য যাচাই করে না। এখানে শুধু তালিকা পড়া যায়।',
  ],
  outdated: [
    'The website has been updated. Reload this page to work with the newest version.',
    'ওয়েবসাইট হালনাগাদ হয়েছে। নতুন সংস্করণে কাজ করতে পাতা আবার লোড করুন।',
  ],
  merged: [
    (titles: readonly string[]) =>
      `Merged with the newer version on the website: ${named(titles)}. Your changes were kept. Everything else is now as on the website.`,
    (titles: readonly string[]) =>
      `ওয়েবসাইটের নতুন সংস্করণের সঙ্গে মেলানো হয়েছে: ${named(titles)}। আপনার পরিবর্তন আছে, বাকি সব ওয়েবসাইটের মতো।`,
  ],
  published: [
    (titles: readonly string[]) => `On the website now: ${named(titles)}.`,
    (titles: readonly string[]) => `এখন ওয়েবসাইটে আছে: ${named(titles)}।`,
  ],
});

/** Remedies for storage that is full or refuses: a backup, and deleting pictures. */
export const backupStrings = forStaff({
  download: ['Download a backup', 'ব্যাকআপ ডাউনলোড করুন'],
  made: [(file: string) => `Backup downloaded: ${file}`, (file: string) => `ব্যাকআপ ডাউনলোড হয়েছে: ${file}`],
  refused: [
    (problems: string) => `No backup was made. ${problems}`,
    (problems: string) => `ব্যাকআপ তৈরি হয়নি। ${problems}`,
  ],
  failed: [
    'No backup was made: the browser could not read the drafts. Try again.',
    'ব্যাকআপ তৈরি হয়নি: ব্রাউজার খসড়া পড়তে পারেনি। আবার চেষ্টা করুন।',
  ],
  free: [
    (size: string) => `Free ${size} of unused pictures`,
    (size: string) => `অব্যবহৃত ছবি মুছে ${size} খালি করুন`,
  ],
  freed: [(size: string) => `Freed ${size}.`, (size: string) => `${size} খালি হয়েছে।`],
});
