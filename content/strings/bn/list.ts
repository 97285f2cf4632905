import type { Strings } from '../en';

export const list: Strings['list'] = {
  pieces: 'কতটি',
  add: 'আমার তালিকায় রাখুন',
  change: 'আমার তালিকা বদলান',
  whole: '১ থেকে {most}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।',
  listed: '{list} {count}টি আছে।',
  myList: 'আমার তালিকায়',
  keepsNothing: 'এই ব্রাউজার কিছু মনে রাখে না: সাইট ছাড়ার আগে তালিকাটি পাঠিয়ে দিন।',
};
