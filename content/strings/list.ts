import { table, type Texts } from '../../lib/text';

/** The visitor's list of products, and the buttons that add to it. */
export const list = table({
  pieces: ['Pieces', 'সংখ্যা (পিস)'],
  add: ['Add to my list', 'আমার তালিকায় রাখুন'],
  change: ['Change my list', 'আমার তালিকা বদলান'],
  whole: ['Enter a whole number from 1 to {most}.', '১ থেকে {most}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।'],
  listed: ['{count} on {list}.', '{list} {count}টি আছে।'],
  myList: ['my list', 'আমার তালিকায়'],
  keepsNothing: [
    'This browser keeps nothing: send the list before you leave the site.',
    'এই ব্রাউজার কিছু মনে রাখে না: সাইট ছাড়ার আগে তালিকাটি পাঠিয়ে দিন।',
  ],
});

/** Texts of the button on a product page, which is rendered in the browser. */
export type ListTexts = Texts<typeof list>;

/** Mass, pallets and trucks of an order, on the list and in the calculators. */
export const loads = table({
  mass: {
    title: ['Total mass', 'মোট ওজন'],
    how: ['Pieces × mass of one, dry', 'সংখ্যা × প্রতিটির ওজন, শুকনো অবস্থায়'],
    assumed: ['from an assumed density', 'ঘনত্ব ধরে নেওয়া'],
    pallets: ['with pallets where stated', 'জানা থাকলে প্যালেটসহ'],
    kilograms: ['{mass} kg', '{mass} কেজি'],
  },
  trucks: {
    title: ['Trucks of {loads} t', '{loads} টনের ট্রাক'],
    how: ['By payload, in whole pieces', 'ট্রাক যত ওজন নেয় সেই হিসাবে, আস্ত পিস ধরে'],
  },
  fullPallets: ['Full pallets of {size}: {pallets}.', '{size}টির {pallets}টি ভরা প্যালেট।'],
  onePallet: ['1 pallet of {size}, with {rest} on it.', '{size}টির ১টি প্যালেট, তাতে থাকবে {rest}টি।'],
  pallets: [
    '{pallets} pallets of {size} ({full} full and one of {rest}).',
    '{size}টির {pallets}টি প্যালেট ({full}টি ভরা, একটিতে {rest}টি)।',
  ],
  /** In a letter, which may not be long. */
  inLetter: ['pallets: {pallets}', 'প্যালেট: {pallets}'],
  least: [
    'The least order is {least} pieces: {missing} more.',
    'সর্বনিম্ন অর্ডার {least}টি: আরও {missing}টি লাগবে।',
  ],
  lift: [
    'Over {limit} kg each{assumed}: do not lift one alone.',
    'প্রতিটি {limit} কেজির বেশি{assumed}: একা তুলবেন না।',
  ],
  machine: [
    'Over {limit} kg each{assumed}: lift them by machine or with a kerb grab.',
    'প্রতিটি {limit} কেজির বেশি{assumed}: মেশিন বা কার্ব তোলার ক্ল্যাম্প দিয়ে তুলুন।',
  ],
});

export type LoadTexts = Texts<typeof loads>;

/** Pieces, and pieces of a colour. */
export const counted = table({
  plain: ['{count}', '{count}টি'],
  coloured: ['{count} {colour}', '{count}টি {colour}'],
  and: [' and ', ' ও '],
});

export type CountedTexts = Texts<typeof counted>;

/** What a calculator does with its order. */
export const order = table({
  toList: list.add,
  update: ['Update on my list', 'আমার তালিকায় বদলান'],
  another: {
    wall: ['Add as another wall', 'আরেকটি দেয়াল হিসেবে রাখুন'],
    ground: ['Add as another ground', 'আরেকটি জায়গা হিসেবে রাখুন'],
    run: ['Add as another run', 'আরেকটি লাইন হিসেবে রাখুন'],
  },
  /** Why nothing can be added: names of fields. */
  correct: ['Correct this first: {fields}.', 'আগে এটি ঠিক করুন: {fields}।'],
  full: [
    'Your list is full. It holds {most} lines: remove one first.',
    'আপনার তালিকা ভরে গেছে। সর্বোচ্চ {most}টি আইটেম রাখা যায়: আগে একটি বাদ দিন।',
  ],
  keepsNothing: list.keepsNothing,
});

export type OrderTexts = Texts<typeof order>;

/** The list page, and the message made from it. */
export const listPage = table({
  help: [
    'The list stays on this device until you send it. You can also ask without it: call {telephone} or write to {email} with the names, sizes and counts from our {products}.',
    'আপনি না পাঠানো পর্যন্ত তালিকাটি এই ডিভাইসেই থাকে। তালিকা ছাড়াও দাম জানতে পারেন: {telephone} নম্বরে ফোন করুন, অথবা {email} ঠিকানায় লিখুন। আমাদের {products} থেকে নাম, মাপ আর সংখ্যা জানালেই হবে।',
  ],
  products: ['products', 'পণ্যের পাতা'],
  withoutScripts: [
    'JavaScript is off in this browser, so nothing can be put on a list.',
    'এই ব্রাউজারে জাভাস্ক্রিপ্ট বন্ধ, তাই তালিকায় কিছু রাখা যাবে না।',
  ],
  fault: [
    'The list could not be loaded. It is still kept in this browser. Reload the page.',
    'তালিকাটি লোড হয়নি। এটি এই ব্রাউজারেই আছে। পাতাটি রিলোড করুন।',
  ],
  app: {
    empty: [
      'Nothing is on your list yet. Open a {product} and press “{add}”.',
      'আপনার তালিকায় এখনো কিছু নেই। যেকোনো {product} খুলে “{add}” বোতামে চাপুন।',
    ],
    product: ['product', 'পণ্যের পাতা'],
    caption: ['My list', 'আমার তালিকা'],
    /** What a line is for. `{size}` is `20 × 10 ft`, an area or a length. */
    lines: {
      wall: ['Wall {size}', 'দেয়াল {size}'],
      ground: ['Ground {size}', 'জায়গা {size}'],
      run: ['Run {size}', 'লাইন {size}'],
      less: ['less {area}', '{area} বাদে'],
      radius: ['curve with a radius of {radius}', 'বাঁকের ব্যাসার্ধ {radius}'],
      together: ['{title}, together', '{title}, মোট'],
    },
    heads: { product: ['Product', 'পণ্য'], pieces: ['Pieces', 'সংখ্যা (পিস)'] },
    piecesOf: ['Pieces of {title}', '{title}: সংখ্যা (পিস)'],
    whole: ['Enter a whole number up to {most}.', '{most} পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন।'],
    remove: ['Remove', 'বাদ দিন'],
    removeOf: ['Remove {title}', '{title} বাদ দিন'],
    removed: ['{title} removed.', '{title} বাদ দেওয়া হয়েছে।'],
    changed: ['Pieces of {title}: {count}.', '{title}: {count}টি।'],
    again: ['{title} is on the list again.', '{title} আবার তালিকায় এসেছে।'],
    counted,
    loads,
    note: ['Note, such as where and when you need it', 'কিছু জানাতে চাইলে লিখুন, যেমন কোথায় আর কবে লাগবে'],
    tooLong: [
      'The list is too long for an e-mail program to open: copy it and paste it there.',
      'তালিকাটি এত লম্বা যে ই-মেইল অ্যাপে খুলবে না; কপি করে ই-মেইলে পেস্ট করুন।',
    ],
    email: ['Send by e-mail', 'ই-মেইলে পাঠান'],
    whatsApp: ['Send by WhatsApp', 'হোয়াটসঅ্যাপে পাঠান'],
    copyText: ['Copy as text', 'লেখা হিসেবে কপি করুন'],
    copyLink: ['Copy a link to it', 'তালিকার লিংক কপি করুন'],
    print: ['Print', 'প্রিন্ট করুন'],
    clear: ['Empty the list', 'তালিকা খালি করুন'],
    cleared: ['The list is empty.', 'তালিকা খালি হয়েছে।'],
    undo: ['Undo', 'ফিরিয়ে আনুন'],
    restored: ['The list is back.', 'তালিকা ফিরে এসেছে।'],
    textCopied: ['The list is copied.', 'তালিকাটি কপি হয়েছে।'],
    linkCopied: ['The link is copied.', 'লিংকটি কপি হয়েছে।'],
    notCopied: ['The browser did not let it be copied.', 'ব্রাউজার কপি করতে দিল না।'],
    unreadable: [
      'Part of what this browser kept as your list could not be read and is left out.',
      'এই ব্রাউজারে রাখা আপনার তালিকার কিছু অংশ পড়া যায়নি, তাই বাদ দেওয়া হয়েছে।',
    ],
    noNames: [
      'The names of the products could not be loaded. Reload the page when the network is back.',
      'পণ্যের নাম লোড হয়নি। ইন্টারনেট ফিরলে পাতাটি আবার লোড করুন।',
    ],
    offer: {
      none: [
        'This link holds a list, but no line of it can be read. Ask for a new link.',
        'এই লিংকে একটি তালিকা আছে, কিন্তু তার কোনো আইটেমই পড়া গেল না। নতুন লিংক চেয়ে নিন।',
      ],
      some: {
        one: [
          'This link holds a list with 1 line. It would change your list like this:',
          'এই লিংকে একটি তালিকা আছে, তাতে {count}টি আইটেম। এতে আপনার তালিকায় যা বদলাবে:',
        ],
        other: [
          'This link holds a list with {count} lines. It would change your list like this:',
          'এই লিংকে একটি তালিকা আছে, তাতে {count}টি আইটেম। এতে আপনার তালিকায় যা বদলাবে:',
        ],
      },
      left: [
        'Part of the list in this link could not be read. It is left out.',
        'এই লিংকের তালিকার কিছু অংশ পড়া যায়নি, তাই বাদ দেওয়া হয়েছে।',
      ],
      added: ['{count} added', '{count}টি যোগ হবে'],
      raised: ['{own} becomes {count}', '{own}টির জায়গায় {count}টি হবে'],
      stays: ['{own} stays (the link has {count})', '{own}টিই থাকবে (লিংকে আছে {count}টি)'],
      note: ['It comes with a note:', 'সঙ্গে একটি নোট আছে:'],
      takeNote: ['Add this note below mine', 'আমার নোটের নিচে এই নোটও যোগ করুন'],
      take: ['Add it to my list', 'আমার তালিকায় রাখুন'],
      taken: ['It is on your list.', 'আপনার তালিকায় রাখা হয়েছে।'],
    },
    mail: {
      subject: ['Price for my list', 'আমার তালিকার দাম'],
      start: ['Please send me your price for:', 'এই পণ্যগুলোর দাম জানাবেন:'],
    },
  },
});

/** Texts of the list, which is rendered in the browser. */
export type ListPageTexts = Texts<typeof listPage>['app'];
