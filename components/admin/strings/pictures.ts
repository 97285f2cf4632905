import { bn, countNoun } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

const pictures = (count: number) => countNoun(count, 'picture');
const entries = (count: number) => countNoun(count, 'entry', 'entries');

/** The pictures to choose from, in articles and picture fields. */
export const libraryStrings = forStaff({
  library: ['Pictures of the website', 'ওয়েবসাইটের ছবি'],
  search: ['Find a picture', 'ছবি খুঁজুন'],
  none: ['No picture has that name.', 'এই নামে কোনো ছবি নেই।'],
  unused: ['Not used yet', 'এখনো ব্যবহার হয়নি'],
  more: [(count: number) => `and ${count} more places`, (count: number) => `এবং আরও ${bn(count)} জায়গায়`],
  loading: ['Loading the list…', 'তালিকা লোড হচ্ছে…'],
});

/** The screen with all pictures. */
export const picturesStrings = forStaff({
  title: ['Pictures', 'ছবি'],
  add: {
    button: ['Add pictures', 'ছবি যোগ করুন'],
    how: [
      'Or drop them here, as many as you like. JPEG, PNG, WebP or AVIF, up to 20 MB each, at least 160 × 160 px. They stay in this browser until an entry uses them. A backup holds only those in use.',
      'অথবা যত ইচ্ছা এখানে টেনে আনুন। JPEG, PNG, WebP বা AVIF, প্রতিটি ২০ MB পর্যন্ত, অন্তত ১৬০ × ১৬০ px। কোনো লেখায় ব্যবহার না হওয়া পর্যন্ত এই ব্রাউজারে থাকে। ব্যাকআপে শুধু ব্যবহৃত ছবি থাকে।',
    ],
    howInField: [
      'Or drop them here, as many as you like. Each gets a row of its own.',
      'অথবা যত ইচ্ছা এখানে টেনে আনুন। প্রতিটির আলাদা সারি হয়।',
    ],
    there: ['It is among the pictures already.', 'ছবিটি আগে থেকেই আছে।'],
    preparing: [
      (number: number, count: number) => `Preparing picture ${number} of ${count}…`,
      (number: number, count: number) => `${bn(count)}টির মধ্যে ${bn(number)} নম্বর ছবি তৈরি হচ্ছে…`,
    ],
    done: [
      (added: number, refused: number) =>
        `${pictures(added)} added${refused === 0 ? '.' : `, ${refused} not added:`}`,
      (added: number, refused: number) =>
        `${bn(added)}টি ছবি যোগ হয়েছে${refused === 0 ? '।' : `, ${bn(refused)}টি হয়নি:`}`,
    ],
  },
  filter: {
    name: ['Which pictures', 'কোন ছবি'],
    all: ['All', 'সব'],
    unused: ['Unused', 'অব্যবহৃত'],
    small: ['Too small', 'বেশি ছোট'],
    undescribed: ['Without description', 'বর্ণনা ছাড়া'],
    none: ['There is no such picture.', 'এমন কোনো ছবি নেই।'],
    with: [
      (label: string, count: number) => `${label} (${count})`,
      (label: string, count: number) => `${label} (${bn(count)})`,
    ],
  },
  facts: [
    (width: number, height: number) => (width === 0 ? '' : `${width} × ${height} px`),
    (width: number, height: number) => (width === 0 ? '' : `${bn(width)} × ${bn(height)} px`),
  ],
  waits: [
    'Not on the website yet: no published entry uses it.',
    'এখনো ওয়েবসাইটে নেই: প্রকাশিত কোনো লেখায় এটি নেই।',
  ],
  inCode: [
    'No entry uses it, but pages of the website may use it directly.',
    'কোনো লেখায় নেই, তবে ওয়েবসাইটের পাতায় সরাসরি থাকতে পারে।',
  ],
  unused: [
    (file: string) => `Nothing uses it. The person who looks after the website can delete ${file}.`,
    (file: string) => `এটি কোথাও নেই। যিনি ওয়েবসাইট দেখাশোনা করেন, তিনি ${file} মুছতে পারেন।`,
  ],
  use: [
    (title: string, field: string) => `${title}, ${field}`,
    (title: string, field: string) => `${title}, ${field}`,
  ],
  decorative: ['Needs no description', 'বর্ণনা লাগবে না'],
  undescribed: ['No description', 'বর্ণনা নেই'],
  undescribedBangla: ['No Bangla description', 'বাংলা বর্ণনা নেই'],
  crop: {
    button: ['Crop and focal point', 'কাটছাঁট ও মূল জায়গা'],
    mode: ['What to set', 'কী ঠিক করবেন'],
    modes: { crop: ['Crop', 'কাটছাঁট'], focus: ['Focal point', 'মূল জায়গা'] },
    help: {
      crop: [
        'The part that pages show. Drag over the picture, at a corner or inside the frame, or move the sliders. The file stays whole.',
        'পাতায় যে অংশ দেখা যাবে। ছবির উপরে, কোণে বা ফ্রেমের ভেতরে টানুন, বা স্লাইডার সরান। মূল ফাইল পুরোই থাকে।',
      ],
      focus: [
        'The point that stays visible where a page cuts the picture to its frame. Press it in the picture, or move the sliders.',
        'পাতার ফ্রেমে ছবি কাটা পড়লেও যে জায়গা দেখা যাবে। ছবিতে সেখানে চাপুন, বা স্লাইডার সরান।',
      ],
    },
    sides: {
      width: ['Width, in %', 'প্রস্থ, %'],
      height: ['Height, in %', 'উচ্চতা, %'],
      left: ['From the left, in %', 'বাঁ থেকে, %'],
      top: ['From the top, in %', 'উপর থেকে, %'],
      x: ['From the left, in %', 'বাঁ থেকে, %'],
      y: ['From the top, in %', 'উপর থেকে, %'],
    },
    shapes: ['Largest crop of a shape', 'অনুপাত অনুযায়ী সবচেয়ে বড় অংশ'],
    whole: ['Whole picture', 'পুরো ছবি'],
    size: [
      (width: number, height: number) => `Pages get ${width} × ${height} px.`,
      (width: number, height: number) => `পাতায় ${bn(width)} × ${bn(height)} px থাকবে।`,
    ],
    frames: ['As pages cut it', 'পাতায় যেভাবে কাটা পড়ে'],
    save: ['Save', 'সেভ করুন'],
    everywhere: [
      (count: number) =>
        `Kept in ${entries(count)}, replacing ${count === 1 ? 'its own crop' : 'their own crops'}.`,
      (count: number) => `${bn(count)}টি লেখায় বসবে, আগের কাটছাঁটের বদলে।`,
    ],
    done: [
      (count: number) => `Crop and focal point kept in ${entries(count)}. Undo reverses it.`,
      (count: number) => `${bn(count)}টি লেখায় কাটছাঁট ও মূল জায়গা বসেছে। আনডু করা যায়।`,
    ],
  },
  remove: {
    button: ['Remove', 'সরান'],
    question: ['Remove this picture?', 'ছবিটি সরাবেন?'],
    what: [
      (file: string) => `This removes ${file} from this browser. No entry uses it. Undo cannot restore it.`,
      (file: string) => `${file} এই ব্রাউজার থেকে মুছে যাবে। কোনো লেখায় এটি নেই। আনডু করে ফেরানো যাবে না।`,
    ],
    done: [(file: string) => `${file} removed.`, (file: string) => `${file} সরানো হয়েছে।`],
  },
  of: [
    (button: string, name: string) => `${button}: ${name}`,
    (button: string, name: string) => `${button}: ${name}`,
  ],
  replace: {
    button: ['Replace everywhere', 'সব জায়গায় বদলান'],
    changes: [
      (count: number) => `This changes ${entries(count)}:`,
      (count: number) => `${bn(count)}টি লেখা বদলাবে:`,
    ],
    stays: [
      'Descriptions and captions stay, marked as written for another picture. In texts the descriptions are emptied. Undo reverses everything.',
      'বর্ণনা ও ক্যাপশন থাকে, তবে অন্য ছবির জন্য লেখা বলে চিহ্নিত হয়। লেখার ভেতরের বর্ণনা খালি হয়। সবটাই আনডু করা যায়।',
    ],
    code: ['Pages that use it directly keep the old one.', 'যে পাতায় সরাসরি আছে, সেখানে আগের ছবিই থাকবে।'],
    choose: ['Choose the new picture', 'নতুন ছবি বাছুন'],
    confirm: [
      (count: number) => `Replace in ${entries(count)}`,
      (count: number) => `${bn(count)}টি লেখায় বদলান`,
    ],
    /** Before the fields with a description. */
    look: ['See whether these descriptions fit:', 'এই বর্ণনাগুলো মেলে কি না দেখুন:'],
    done: [
      (count: number) => `Picture replaced in ${entries(count)}. Undo reverses it.`,
      (count: number) => `${bn(count)}টি লেখায় ছবি বদলেছে। আনডু করা যায়।`,
    ],
  },
});
