import { bn } from '@/components/admin/lib/wording';
import { forStaff, said } from '@/lib/text';

const partMissing = said([
  'This part of the studio could not be loaded. You are offline, or the website has been updated. Try again, or reload. Your drafts are safe.',
  'স্টুডিওর এই অংশ লোড হয়নি। আপনি অফলাইনে, বা ওয়েবসাইট হালনাগাদ হয়েছে। আবার চেষ্টা করুন, বা আবার লোড করুন। আপনার খসড়া ঠিক আছে।',
]);

/** Texts of several areas. Every screen loads this file, so texts of one area do not belong here. */
export const sharedStrings = forStaff({
  noBangla: ['No Bangla', 'বাংলা নেই'],
  olderBangla: ['Update Bangla', 'বাংলা হালনাগাদ করুন'],
  close: ['Close', 'বন্ধ করুন'],
  cancel: ['Cancel', 'বাতিল'],
  saved: ['Saved', 'সেভ হয়েছে'],
  offline: ['No connection. You can continue writing here.', 'ইন্টারনেট নেই। এখানে লেখা চালিয়ে যেতে পারেন।'],
  partMissing: [partMissing, partMissing],
  tryAgain: ['Try again', 'আবার চেষ্টা করুন'],
  states: {
    published: ['Published', 'প্রকাশিত'],
    new: ['New', 'নতুন'],
    edited: ['Edited', 'বদলানো'],
    deleted: ['Deleted', 'মোছা'],
    review: ['Choose which version to keep', 'কোনটি থাকবে, ঠিক করুন'],
    handed: ['Handed over', 'জমা দেওয়া'],
    proposed: ['Proposed, waiting for approval', 'প্রস্তাবিত, অনুমোদনের অপেক্ষায়'],
  },
  late: [
    (days: number) =>
      `Handed over ${days} days ago and still not on the website. Ask the person who looks after it, or hand it over again.`,
    (days: number) =>
      `${bn(days)} দিন আগে জমা দেওয়া, এখনো ওয়েবসাইটে নেই। যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে জিজ্ঞেস করুন, বা আবার জমা দিন।`,
  ],
  refusal: {
    quota: [
      'Not saved: the browser’s storage is full. Free space in Account Settings, then try again.',
      'সেভ হয়নি: ব্রাউজারের জায়গা ভরে গেছে। Account Settings-এ জায়গা খালি করে আবার চেষ্টা করুন।',
    ],
    closed: [
      'Not saved: a newer version of the studio is open in another tab. Reload this page.',
      'সেভ হয়নি: অন্য ট্যাবে স্টুডিওর নতুন সংস্করণ খোলা আছে। পাতাটি আবার লোড করুন।',
    ],
    failed: [
      'Not saved: the browser refused to store it. Try again. Your text is safe in this tab.',
      'সেভ হয়নি: ব্রাউজার রাখতে রাজি হয়নি। আবার চেষ্টা করুন। লেখা এই ট্যাবে ঠিক আছে।',
    ],
    'read-only': [
      'The drafts are not open in this tab. Reload the page, then try again.',
      'এই ট্যাবে খসড়া খোলা নেই। পাতা আবার লোড করে চেষ্টা করুন।',
    ],
    'taken-id': [
      'The address of another entry ends like this already. Choose something else.',
      'অন্য একটির ঠিকানার শেষও এমন। অন্য কিছু দিন।',
    ],
    nothing: ['There was nothing to change.', 'বদলানোর কিছু ছিল না।'],
    'missing-part': [partMissing, partMissing],
  },
  /** States when a build shows the entry, by its days. */
  schedule: {
    waiting: [(day: string) => `Waiting for ${day}`, (day: string) => `${day}-এর অপেক্ষায়`],
    /** For websites that are built every night. */
    nightly: ['It goes online automatically on that day', 'সেদিন নিজে থেকেই অনলাইনে যাবে'],
    byHand: ['Somebody has to update the website on that day', 'সেদিন কাউকে ওয়েবসাইট হালনাগাদ করতে হবে'],
    due: [(day: string) => `Due since ${day}`, (day: string) => `${day} থেকে দেরি হচ্ছে`],
    next: ['It goes online when the website is next updated', 'ওয়েবসাইট হালনাগাদ হলেই অনলাইনে যাবে'],
    until: [(day: string) => `Online until ${day}`, (day: string) => `${day} পর্যন্ত অনলাইনে`],
    ended: [(day: string) => `Ended on ${day}`, (day: string) => `${day} তারিখে শেষ`],
    overdue: [
      (day: string) => `Its last day was ${day}: the next update of the website removes it`,
      (day: string) => `শেষ দিন ছিল ${day}: ওয়েবসাইট হালনাগাদ হলে সরে যাবে`,
    ],
    /** Published, but not on the website because of its days. */
    of: [
      (title: string, when: string) => `“${title}”: ${when.charAt(0).toLowerCase()}${when.slice(1)}.`,
      (title: string, when: string) => `“${title}”: ${when}।`,
    ],
  },
  /** Changes with a date; the days are written out. */
  dated: {
    of: [
      (label: string, first: string, last: string) => `${label}: another value from ${first} to ${last}`,
      (label: string, first: string, last: string) => `${label}: ${first} থেকে ${last} পর্যন্ত অন্য মান`,
    ],
    byHand: ['Somebody has to update the website on these days', 'ওই দিনগুলোতে কাউকে ওয়েবসাইট হালনাগাদ করতে হবে'],
    /** At the field itself. `value` is '' for what is no short text. */
    here: [
      (first: string, last: string, value: string) =>
        `From ${first} to ${last} the website shows ${value === '' ? 'another value' : `“${value}”`}, then this one again.`,
      (first: string, last: string, value: string) =>
        `${first} থেকে ${last} পর্যন্ত ওয়েবসাইটে থাকবে ${value === '' ? 'অন্য মান' : `“${value}”`}, পরে আবার এটি।`,
    ],
    over: ['These days are over: you can remove the change.', 'দিনগুলো পেরিয়ে গেছে: পরিবর্তনটি সরাতে পারেন।'],
    needs: [
      'This needs a website that is built every night. Ask your developer to set NIGHTLY_BUILD.',
      'এর জন্য ওয়েবসাইট প্রতি রাতে তৈরি হওয়া দরকার। ডেভেলপারকে NIGHTLY_BUILD চালু করতে বলুন।',
    ],
  },
  /** Published, but not on the website because of a page that is off. */
  off: {
    state: ['Not shown', 'দেখানো হয় না'],
    page: ['This page is hidden: nothing links to it', 'পাতাটি লুকানো: কোথাও এর লিংক নেই'],
    draft: ['Publishing hides this page', 'প্রকাশ করলে পাতাটি লুকানো হবে'],
    lists: [
      (titles: readonly string[]) =>
        `Under Pages, ${titles.map((title) => `“${title}”`).join(' and ')} ${titles.length > 1 ? 'are' : 'is'} off`,
      (titles: readonly string[]) => `Pages মেনুতে ${titles.map((title) => `“${title}”`).join(' ও ')} বন্ধ আছে`,
    ],
  },
  keys: { title: ['Keyboard', 'কিবোর্ড'] },
});

/** The actions that buttons and keys run (`components/admin/actions`). */
export const actionStrings = forStaff({
  duplicate: ['Duplicate', 'কপি করুন'],
  delete: ['Delete', 'মুছুন'],
  restore: ['Restore', 'ফিরিয়ে আনুন'],
  discard: ['Discard my changes', 'আমার পরিবর্তন বাদ দিন'],
  search: ['Search', 'খুঁজুন'],
  save: ['Save now', 'এখনই সেভ করুন'],
  undo: ['Undo', 'আনডু'],
  redo: ['Redo', 'রিডু'],
  keys: ['This list', 'এই তালিকা'],
  outsideFields: ['(outside text fields)', '(লেখার ঘরের বাইরে)'],
  undone: [(label: string) => `Undone: ${label}.`, (label: string) => `আনডু হয়েছে: ${label}।`],
  redone: [(label: string) => `Redone: ${label}.`, (label: string) => `রিডু হয়েছে: ${label}।`],
  online: [
    (label: string) =>
      `“${label}” is published now, and Undo does not change what is published. Account Settings, Activity restores an older version.`,
    (label: string) =>
      `“${label}” এখন প্রকাশিত, আর প্রকাশিত কিছু আনডু করা যায় না। Account Settings-এর “কাজের ইতিহাস” থেকে আগের সংস্করণ ফেরানো যায়।`,
  ],
});

/** Hint about a description that stayed when its picture was replaced. */
export const pictureHintStrings = forStaff({
  other: [
    'Written for another picture. Does the description, and a caption, still fit?',
    'অন্য ছবির জন্য লেখা। বর্ণনা ও ক্যাপশন কি এখনো মেলে?',
  ],
  note: ['Described for another picture', 'অন্য ছবির বর্ণনা'],
});

/** Hints about Bangla texts, beside the field and, after its name, in the review. */
export const banglaHintStrings = forStaff({
  older: ['The English has changed since this was written.', 'এটি লেখার পর ইংরেজি বদলেছে।'],
  short: ['Much shorter than the English: is a part missing?', 'ইংরেজির চেয়ে অনেক ছোট: কিছু কি বাদ পড়েছে?'],
});
