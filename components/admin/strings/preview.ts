import { bn } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

/** The preview of a record, loaded with the editor or from a row. */
export const previewStrings = forStaff({
  title: ['Preview', 'প্রিভিউ'],
  shownOn: ['Shown on', 'যেখানে দেখা যায়'],
  page: ['The page', 'পাতা'],
  record: ['The entry on the website', 'ওয়েবসাইটে যেমন আছে'],
  large: ['Whole screen', 'পুরো পর্দায়'],
  width: ['Screen of the preview', 'প্রিভিউর পর্দা'],
  widths: { phone: ['Phone', 'ফোন'], tablet: ['Tablet', 'ট্যাবলেট'], computer: ['Computer', 'কম্পিউটার'] },
  language: ['Language of the preview', 'প্রিভিউর ভাষা'],
  languages: { en: ['English', 'ইংরেজি'], bn: ['Bangla', 'বাংলা'] },
  loading: ['Loading the preview…', 'প্রিভিউ লোড হচ্ছে…'],
  failed: [
    'The preview cannot show these values. They are kept.',
    'এই লেখার প্রিভিউ দেখানো যায় না। লেখা ঠিকই আছে।',
  ],
  notShown: [
    (line: number, reason: string) => `The preview cannot show the article: line ${line} ${reason}.`,
    (line: number, reason: string) => `লেখাটি দেখানো যায় না: ${bn(line)} নম্বর লাইন ${reason}।`,
  ],
  noPictures: ['No pictures yet.', 'এখনো ছবি নেই।'],
  headOffice: ['Head office', 'প্রধান কার্যালয়'],
  factory: ['Factory', 'কারখানা'],
});
