import { bn, countNoun } from '@/components/admin/lib/wording';
import { forStaff, inSentence } from '@/lib/text';

const pictures = (count: number) => countNoun(count, 'picture');

/** The visual editor, loaded with it. */
export const writingStrings = forStaff({
  tools: [(label: string) => `Format ${inSentence(label)}`, (label: string) => `${label}: সাজানোর বোতাম`],
  tableTools: ['Change the table', 'টেবিল বদলান'],
  names: {
    h2: ['Heading', 'শিরোনাম'],
    h3: ['Subheading', 'উপশিরোনাম'],
    bold: ['Bold', 'বোল্ড'],
    italic: ['Italic', 'ইটালিক'],
    link: ['Link', 'লিংক'],
    list: ['List', 'তালিকা'],
    numbers: ['Numbered list', 'নম্বরসহ তালিকা'],
    quote: ['Quote', 'উদ্ধৃতি'],
    picture: ['Picture', 'ছবি'],
    table: ['Table', 'টেবিল'],
    addRow: ['Add row', 'সারি যোগ করুন'],
    deleteRow: ['Delete row', 'সারি মুছুন'],
    addColumn: ['Add column', 'কলাম যোগ করুন'],
    deleteColumn: ['Delete column', 'কলাম মুছুন'],
    deleteTable: ['Delete table', 'টেবিল মুছুন'],
  },
  sources: [
    'This editor cannot show the framed parts. They stay as they are, and you can change them as text.',
    'ফ্রেমের অংশ এই এডিটরে দেখানো যায় না। সেগুলো আগের মতোই থাকে, লেখা হিসেবে বদলানো যায়।',
  ],
});

export const textPictureStrings = forStaff({
  title: ['Picture', 'ছবি'],
  choose: ['Choose a file', 'ফাইল বাছুন'],
  left: [
    'You left the text before the picture was ready. Paste it again.',
    'ছবি তৈরি হওয়ার আগেই লেখা থেকে সরে গেছেন। আবার পেস্ট করুন।',
  ],
  caption: ['Caption', 'ক্যাপশন'],
  captionHelp: ['Below the picture. You can leave it empty.', 'ছবির নিচে। খালি রাখা যায়।'],
  insert: ['Insert', 'বসান'],
  save: ['Save', 'সেভ করুন'],
  describe: [
    (count: number) =>
      count === 1
        ? 'Describe the picture without a description'
        : `Describe ${count} pictures without a description`,
    (count: number) => `বর্ণনা ছাড়া ${bn(count)}টি ছবির বর্ণনা দিন`,
  ],
  several: [
    (count: number) =>
      `${pictures(count)} added. Select ${count === 1 ? 'it' : 'each one'} and press Picture to describe it.`,
    (count: number) => `${bn(count)}টি ছবি যোগ হয়েছে। প্রতিটি বেছে “ছবি” চেপে বর্ণনা দিন।`,
  ],
});

export const linkStrings = forStaff({
  title: ['Link', 'লিংক'],
  words: ['Words of the link', 'লিংকের লেখা'],
  address: ['Address', 'ঠিকানা'],
  addressHelp: [
    'A web address, or the name of a page or article of this website. A bold link in a paragraph of its own becomes a button. A YouTube link becomes a video button.',
    'ওয়েব ঠিকানা, বা এই ওয়েবসাইটের পাতা বা লেখার নাম। আলাদা অনুচ্ছেদে শুধু লিংক রেখে বোল্ড করলে বোতাম হয়। ইউটিউবের লিংক ভিডিওর বোতাম হয়।',
  ],
  pages: ['Pages of the website', 'ওয়েবসাইটের পাতা'],
  wrong: [
    'This is no page, web address, email address or phone number. Choose a page below, or write the whole address.',
    'এটি কোনো পাতা, ওয়েব বা ই-মেইল ঠিকানা, বা ফোন নম্বর নয়। নিচে পাতা বাছুন, বা পুরো ঠিকানা লিখুন।',
  ],
  none: ['No page has that name.', 'এই নামে কোনো পাতা নেই।'],
  save: ['Set link', 'লিংক বসান'],
  remove: ['Remove link', 'লিংক সরান'],
});

export const pastedStrings = forStaff({
  comments: [
    (count: number) => `${countNoun(count, 'comment')} ${count === 1 ? 'was' : 'were'} left out`,
    (count: number) => `${bn(count)}টি মন্তব্য বাদ গেছে`,
  ],
  deleted: ['text marked as deleted was left out', 'মোছা হিসেবে চিহ্নিত লেখা বাদ গেছে'],
  hidden: ['hidden text was left out', 'লুকানো লেখা বাদ গেছে'],
  headings: [
    'headings of other levels became headings or subheadings',
    'অন্য মাপের শিরোনাম শিরোনাম বা উপশিরোনাম হয়েছে',
  ],
  places: [
    (count: number) => `${countNoun(count, 'link')} to a place in the source became plain words`,
    (count: number) => `মূল লেখার ভেতরের ${bn(count)}টি লিংক সাধারণ লেখা হয়েছে`,
  ],
  letters: ['numbers by letters became figures', 'অক্ষরে লেখা ক্রম সংখ্যা হয়েছে'],
  joined: [
    (count: number) =>
      `${countNoun(count, 'joined cell was', 'joined cells were')} divided: the text is in the first one`,
    (count: number) => `জোড়া দেওয়া ${bn(count)}টি ঘর আলাদা হয়েছে: লেখা প্রথমটিতে আছে`,
  ],
  tables: [
    (count: number) => `${countNoun(count, 'table')} became text`,
    (count: number) => `${bn(count)}টি টেবিল সাধারণ লেখা হয়েছে`,
  ],
  parts: [
    (count: number) =>
      `${countNoun(count, 'embedded part was', 'embedded parts were')} left out, such as a film or an equation`,
    (count: number) => `ভেতরে বসানো ${bn(count)}টি অংশ বাদ গেছে, যেমন ভিডিও বা সমীকরণ`,
  ],
  looks: ['colours, fonts and sizes were left out', 'রং, ফন্ট ও মাপ বাদ গেছে'],
  links: [
    (count: number) => `${countNoun(count, 'link')} became plain words: only web, email and phone links work`,
    (count: number) => `${bn(count)}টি লিংক সাধারণ লেখা হয়েছে: শুধু ওয়েব, ই-মেইল ও ফোনের লিংক চলে`,
  ],
  lost: [
    (count: number) => `${pictures(count)} left out: save them and add them with Picture`,
    (count: number) => `${bn(count)}টি ছবি বাদ গেছে: সেভ করে “ছবি” দিয়ে যোগ করুন`,
  ],
  line: [
    (parts: readonly string[]) => `Pasted: ${parts.join('; ')}.`,
    (parts: readonly string[]) => `পেস্ট হয়েছে: ${parts.join('; ')}।`,
  ],
  tooMuch: {
    words: [
      'Not pasted: this is more than 100,000 characters. Paste it in parts. An article holds 20,000.',
      'পেস্ট হয়নি: এতে ১,০০,০০০-এর বেশি অক্ষর আছে। ভাগ করে পেস্ট করুন। এক লেখায় ২০,০০০ ধরে।',
    ],
    markup: [
      'Not pasted: this has too much formatting. Paste it in parts, or without formatting (Ctrl+Shift+V).',
      'পেস্ট হয়নি: এতে সাজসজ্জা খুব বেশি। ভাগ করে, বা সাজসজ্জা ছাড়া (Ctrl+Shift+V) পেস্ট করুন।',
    ],
  },
});

export const textFactStrings = forStaff({
  name: [(label: string) => `${label} in figures`, (label: string) => `${label}: সংখ্যায়`],
  words: [
    (words: number, minutes: number) =>
      `${countNoun(words, 'word')}, ${countNoun(minutes, 'minute')} to read`,
    (words: number, minutes: number) => `${bn(words)} শব্দ, পড়তে ${bn(minutes)} মিনিট`,
  ],
  undescribed: [
    (count: number) => `${pictures(count)} without a description`,
    (count: number) => `${bn(count)}টি ছবির বর্ণনা নেই`,
  ],
  noPicture: ['No picture in the text', 'লেখায় ছবি নেই'],
  order: [
    (heading: string) => `“${heading}” is a subheading without a heading above it`,
    (heading: string) => `“${heading}” উপশিরোনাম, কিন্তু উপরে শিরোনাম নেই`,
  ],
});

/** Reasons why a file cannot be a picture of the website; loaded with the first chosen picture. */
export const pictureProblemStrings = forStaff({
  svg: [
    'SVG files can carry scripts. Export it as PNG or WebP.',
    'SVG ফাইলে জাভাস্ক্রিপ্ট থাকতে পারে। PNG বা WebP হিসেবে সেভ করুন।',
  ],
  gif: [
    'The website does not use GIF files. Export it as PNG or WebP.',
    'ওয়েবসাইটে GIF চলে না। PNG বা WebP হিসেবে সেভ করুন।',
  ],
  heic: [
    'This is a HEIC picture, as iPhones take them. Websites cannot show it. Set the phone to Settings, Camera, Formats, Most Compatible. Or send the picture by WhatsApp and choose the one that arrives.',
    'এটি iPhone-এ তোলা HEIC ছবি, ওয়েবসাইটে দেখানো যায় না। ফোনে Settings, Camera, Formats, Most Compatible বাছুন। অথবা হোয়াটসঅ্যাপে পাঠান, যে ছবি আসে সেটি বাছুন।',
  ],
  unknown: [
    'The website cannot use this file. Choose a JPEG, PNG, WebP or AVIF file.',
    'এই ফাইল ছবি হিসেবে চলে না। JPEG, PNG, WebP বা AVIF ফাইল বাছুন।',
  ],
  tooLarge: [
    (megabytes: string) => `This file is ${megabytes} MB. A picture may have up to 20 MB.`,
    (megabytes: string) => `ফাইলটি ${bn(megabytes)} MB। ছবি ২০ MB পর্যন্ত হতে পারে।`,
  ],
  tooMany: [
    (megapixels: number) =>
      `This picture has ${megapixels} megapixels. Up to 50 are allowed. Scale it down first.`,
    (megapixels: number) => `ছবিটি ${bn(megapixels)} মেগাপিক্সেল। ৫০ পর্যন্ত চলে। আগে ছোট করুন।`,
  ],
  notRead: [
    'This file could not be read. Is its drive connected? Copy it to this computer and choose it again.',
    'ফাইলটি পড়া যায়নি। ড্রাইভ লাগানো আছে তো? এই কম্পিউটারে কপি করে আবার বাছুন।',
  ],
  unreadable: [
    'This file cannot be read as a picture. It may be damaged. Export it again.',
    'ফাইলটি ছবি হিসেবে পড়া যায়নি। হয়তো নষ্ট। আবার সেভ করে দেখুন।',
  ],
  notMade: [
    'The browser could not make a picture of this file. Try another browser.',
    'ব্রাউজার এই ফাইল থেকে ছবি বানাতে পারেনি। অন্য ব্রাউজারে চেষ্টা করুন।',
  ],
  stillLarge: [
    'This picture stays above 1.5 MB even at low quality. Choose a picture with less detail, or a smaller one.',
    'মান কমিয়েও ছবিটি ১.৫ MB-এর বেশি। কম খুঁটিনাটির বা ছোট ছবি বাছুন।',
  ],
});
