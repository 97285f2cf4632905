import type { Strings } from '../locale';
import type { CountedTexts, LoadTexts, OrderTexts } from '../en/list';

export const list: Strings['list'] = {
  pieces: 'সংখ্যা (পিস)',
  add: 'আমার তালিকায় রাখুন',
  change: 'আমার তালিকা বদলান',
  whole: '১ থেকে {most}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।',
  listed: '{list} {count}টি আছে।',
  myList: 'আমার তালিকায়',
  keepsNothing: 'এই ব্রাউজার কিছু মনে রাখে না: সাইট ছাড়ার আগে তালিকাটি পাঠিয়ে দিন।',
};

export const loads: LoadTexts = {
  mass: {
    title: 'মোট ওজন',
    how: 'সংখ্যা × প্রতিটির ওজন, শুকনো অবস্থায়',
    assumed: 'ঘনত্ব ধরে নেওয়া',
    pallets: 'জানা থাকলে প্যালেটসহ',
    kilograms: '{mass} কেজি',
  },
  trucks: { title: '{loads} টনের ট্রাক', how: 'ট্রাক যত ওজন নেয় সেই হিসাবে, আস্ত পিস ধরে' },
  fullPallets: '{size}টির {pallets}টি ভরা প্যালেট।',
  onePallet: '{size}টির ১টি প্যালেট, তাতে থাকবে {rest}টি।',
  pallets: '{size}টির {pallets}টি প্যালেট ({full}টি ভরা, একটিতে {rest}টি)।',
  inLetter: 'প্যালেট: {pallets}',
  least: 'সর্বনিম্ন অর্ডার {least}টি: আরও {missing}টি লাগবে।',
  lift: 'প্রতিটি {limit} কেজির বেশি{assumed}: একা তুলবেন না।',
};

export const counted: CountedTexts = { plain: '{count}টি', coloured: '{count}টি {colour}', and: ' ও ' };

export const order: OrderTexts = {
  toList: list.add,
  update: 'আমার তালিকায় বদলান',
  another: {
    wall: 'আরেকটি দেয়াল হিসেবে রাখুন',
    ground: 'আরেকটি জায়গা হিসেবে রাখুন',
    run: 'আরেকটি লাইন হিসেবে রাখুন',
  },
  correct: 'আগে এটি ঠিক করুন: {fields}।',
  full: 'আপনার তালিকা ভরে গেছে। সর্বোচ্চ {most}টি আইটেম রাখা যায়: আগে একটি বাদ দিন।',
  keepsNothing: list.keepsNothing,
};

export const listPage: Strings['listPage'] = {
  help: 'আপনি না পাঠানো পর্যন্ত তালিকাটি এই ডিভাইসেই থাকে। তালিকা ছাড়াও দাম জানতে পারেন: {telephone} নম্বরে ফোন করুন, অথবা {email} ঠিকানায় লিখুন। আমাদের {products} থেকে নাম, মাপ আর সংখ্যা জানালেই হবে।',
  products: 'পণ্যের পাতা',
  withoutScripts: 'এই ব্রাউজারে জাভাস্ক্রিপ্ট বন্ধ, তাই তালিকায় কিছু রাখা যাবে না।',
  fault: 'তালিকাটি লোড হয়নি। এটি এই ব্রাউজারেই আছে। পাতাটি রিলোড করুন।',
  app: {
    empty: 'আপনার তালিকায় এখনো কিছু নেই। যেকোনো {product} খুলে “{add}” বোতামে চাপুন।',
    product: 'পণ্যের পাতা',
    caption: 'আমার তালিকা',
    lines: {
      wall: 'দেয়াল {size}',
      ground: 'জায়গা {size}',
      run: 'লাইন {size}',
      less: '{area} বাদে',
      radius: 'বাঁকের ব্যাসার্ধ {radius}',
      together: '{title}, মোট',
    },
    heads: { product: 'পণ্য', pieces: 'সংখ্যা (পিস)' },
    piecesOf: '{title}: সংখ্যা (পিস)',
    whole: '{most} পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন।',
    remove: 'বাদ দিন',
    removeOf: '{title} বাদ দিন',
    counted,
    loads,
    note: 'কিছু জানাতে চাইলে লিখুন, যেমন কোথায় আর কবে লাগবে',
    tooLong: 'তালিকাটি এত লম্বা যে ই-মেইল অ্যাপে খুলবে না; কপি করে ই-মেইলে পেস্ট করুন।',
    email: 'ই-মেইলে পাঠান',
    whatsApp: 'হোয়াটসঅ্যাপে পাঠান',
    copyText: 'লেখা হিসেবে কপি করুন',
    copyLink: 'তালিকার লিংক কপি করুন',
    print: 'প্রিন্ট করুন',
    clear: 'তালিকা খালি করুন',
    cleared: 'তালিকা খালি হয়েছে।',
    undo: 'ফিরিয়ে আনুন',
    restored: 'তালিকা ফিরে এসেছে।',
    textCopied: 'তালিকাটি কপি হয়েছে।',
    linkCopied: 'লিংকটি কপি হয়েছে।',
    notCopied: 'ব্রাউজার কপি করতে দিল না।',
    unreadable: 'এই ব্রাউজারে রাখা আপনার তালিকার কিছু অংশ পড়া যায়নি, তাই বাদ দেওয়া হয়েছে।',
    noNames: 'পণ্যের নাম লোড হয়নি। ইন্টারনেট ফিরলে পাতাটি আবার লোড করুন।',
    offer: {
      none: 'এই লিংকে একটি তালিকা আছে, কিন্তু তার কোনো আইটেমই পড়া গেল না। নতুন লিংক চেয়ে নিন।',
      some: {
        one: 'এই লিংকে একটি তালিকা আছে, তাতে {count}টি আইটেম। এতে আপনার তালিকায় যা বদলাবে:',
        other: 'এই লিংকে একটি তালিকা আছে, তাতে {count}টি আইটেম। এতে আপনার তালিকায় যা বদলাবে:',
      },
      left: 'এই লিংকের তালিকার কিছু অংশ পড়া যায়নি, তাই বাদ দেওয়া হয়েছে।',
      added: '{count}টি যোগ হবে',
      raised: '{own}টির জায়গায় {count}টি হবে',
      stays: '{own}টিই থাকবে (লিংকে আছে {count}টি)',
      note: 'সঙ্গে একটি নোট আছে:',
      takeNote: 'আমার নোটের নিচে এই নোটও যোগ করুন',
      take: 'আমার তালিকায় রাখুন',
    },
    mail: { subject: 'আমার তালিকার দাম', start: 'এই পণ্যগুলোর দাম জানাবেন:' },
  },
};
