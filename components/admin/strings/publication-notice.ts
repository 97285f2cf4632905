import { bn } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';
import { host } from './host-name';

/** Notice above every screen about a publication that is not online yet. */
export const publicationStrings = forStaff({
  name: ['Publishing', 'প্রকাশ'],
  waiting: [
    (time: string) => `Handed over at ${time}, waiting for the website.`,
    (time: string) => `${time}-এ জমা দেওয়া হয়েছে, ওয়েবসাইটের অপেক্ষায়।`,
  ],
  late: [
    (minutes: number) => `It is still not on the website after ${minutes} minutes. Message for developers:`,
    (minutes: number) => `${bn(minutes)} মিনিট পরেও ওয়েবসাইটে আসেনি। ডেভেলপারের জন্য বার্তা:`,
  ],
  builds: [`Builds on ${host}`, `${host}-এ বিল্ড`],
  online: [(time: string) => `Online since ${time}.`, (time: string) => `${time} থেকে অনলাইনে আছে।`],
  reload: ['Reload to work with it', 'এটি নিয়ে কাজ করতে আবার লোড করুন'],
  underWay: ['The changes are being sent.', 'পরিবর্তন পাঠানো হচ্ছে।'],
  open: [
    'We do not know yet whether the changes have arrived. Do not publish again. The studio checks every 30 seconds.',
    'পরিবর্তন পৌঁছেছে কি না, এখনো জানা যায়নি। আবার প্রকাশ করবেন না। স্টুডিও প্রতি ৩০ সেকেন্ডে দেখে।',
  ],
  notConnected: [
    'We do not know whether the changes have arrived. Connect in Account Settings to find out.',
    'পরিবর্তন পৌঁছেছে কি না, জানা যায়নি। জানতে Account Settings-এ যুক্ত হোন।',
  ],
  arrived: ['The changes have arrived.', 'পরিবর্তন পৌঁছেছে।'],
  notArrived: [
    'The changes have not arrived. Nothing was published. Your drafts have not changed.',
    'পরিবর্তন পৌঁছায়নি। কিছু প্রকাশ হয়নি। আপনার খসড়া আগের মতোই আছে।',
  ],
});
