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
    'This browser will not save your list. Send it before you leave this site.',
    'এই ব্রাউজারে তালিকা জমা থাকে না। সাইট ছাড়ার আগে তালিকাটি পাঠিয়ে দিন।',
  ],
});

/** Texts of the button on a product page, which is rendered in the browser. */
export type ListTexts = Texts<typeof list>;

/** Mass, pallets and trucks of an order, on the list and in the calculators. */
export const loads = table({
  mass: {
    title: ['Total weight', 'মোট ওজন'],
    how: ['Pieces × weight of one piece, dry', 'সংখ্যা × প্রতিটির ওজন, শুকনো অবস্থায়'],
    assumed: ['from an assumed density', 'ঘনত্ব অনুমান করা'],
    pallets: ['including pallets where their weight is known', 'জানা থাকলে প্যালেটসহ'],
    kilograms: ['{mass} kg', '{mass} কেজি'],
  },
  trucks: {
    title: ['Truckloads ({loads} t truck)', 'কয় ট্রাক লাগবে ({loads} টনের)'],
    how: ['What each truck may carry, in whole pieces', 'ট্রাক যত ওজন নেয় সেই হিসাবে, আস্ত পিস ধরে'],
  },
  fullPallets: ['Full pallets of {size}: {pallets}.', 'ভরা প্যালেট {pallets}টি, প্রতিটিতে {size}টি করে।'],
  onePallet: ['1 pallet, with {rest} of {size} on it.', 'প্যালেট ১টি, তাতে {size}টির জায়গায় থাকবে {rest}টি।'],
  pallets: [
    '{pallets} pallets of {size} ({full} full, one with {rest}).',
    'প্যালেট {pallets}টি, প্রতিটিতে ধরে {size}টি ({full}টি ভরা, একটিতে {rest}টি)।',
  ],
  /** In a letter, which may not be long. */
  inLetter: ['pallets: {pallets}', 'প্যালেট: {pallets}'],
  least: [
    'Minimum order: {least} pieces. Add {missing} more.',
    'সর্বনিম্ন অর্ডার {least}টি। আরও {missing}টি যোগ করুন।',
  ],
  lift: [
    'Each weighs more than {limit} kg{assumed}: do not lift one alone.',
    'প্রতিটি {limit} কেজির বেশি{assumed}: একা তুলবেন না।',
  ],
  machine: [
    'Each weighs more than {limit} kg{assumed}: lift them by machine or with a kerb grab.',
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
  update: ['Update my list', 'আমার তালিকায় বদলান'],
  another: {
    wall: ['Add as another wall', 'আরেকটি দেয়াল হিসেবে রাখুন'],
    ground: ['Add as another area', 'আরেকটি জায়গা হিসেবে রাখুন'],
    run: ['Add as another run', 'আরেকটি লাইন হিসেবে রাখুন'],
  },
  /** Why nothing can be added: names of fields. */
  correct: ['Correct this first: {fields}.', 'আগে এটি ঠিক করুন: {fields}।'],
  full: [
    'Your list is full. It holds up to {most} lines. Remove one first.',
    'আপনার তালিকা ভরে গেছে। সর্বোচ্চ {most}টি আইটেম রাখা যায়। আগে একটি বাদ দিন।',
  ],
  keepsNothing: list.keepsNothing,
});

export type OrderTexts = Texts<typeof order>;

/** The list page, and the message made from it. */
export const listPage = table({
  help: [
    'The list is only on this device. We see it when you send it. You can also ask for a price without a list. Call {telephone}, or email {email} with the names and sizes of the {products} and the quantities you need.',
    'তালিকাটি শুধু এই ডিভাইসে থাকে। আপনি পাঠালে তবেই আমরা দেখি। তালিকা ছাড়াও দাম জানতে পারেন: {telephone} নম্বরে ফোন করুন, অথবা {email} ঠিকানায় লিখুন। {products} নাম ও মাপ, আর কতটি লাগবে, জানালেই হবে।',
  ],
  products: ['products', 'পণ্যের'],
  withoutScripts: [
    'JavaScript is off in this browser, so you cannot make a list.',
    'এই ব্রাউজারে জাভাস্ক্রিপ্ট বন্ধ, তাই তালিকায় কিছু রাখা যাবে না।',
  ],
  fault: [
    'Your list could not be loaded. It is still saved in this browser. Reload the page.',
    'তালিকাটি লোড হয়নি। এটি এই ব্রাউজারেই আছে। পাতাটি আবার লোড করুন।',
  ],
  app: {
    empty: [
      'Your list is empty. Open a {product} and press “{add}”.',
      'আপনার তালিকা খালি। যেকোনো {product} খুলে “{add}” বোতামে চাপুন।',
    ],
    product: ['product', 'পণ্যের পাতা'],
    caption: ['My list', 'আমার তালিকা'],
    /** What a line is for. `{size}` is `20 × 10 ft`, an area or a length. */
    lines: {
      wall: ['Wall {size}', 'দেয়াল {size}'],
      ground: ['Area {size}', 'জায়গা {size}'],
      run: ['Run {size}', 'লাইন {size}'],
      less: ['less {area}', '{area} বাদে'],
      radius: ['curve with radius {radius}', 'বাঁকের ব্যাসার্ধ {radius}'],
      together: ['{title}, in total', '{title}, মোট'],
    },
    heads: { product: ['Product', 'পণ্য'], pieces: ['Pieces', 'সংখ্যা (পিস)'] },
    piecesOf: ['Quantity of {title}', '{title}: সংখ্যা (পিস)'],
    whole: ['Enter a whole number up to {most}.', '{most} পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন।'],
    remove: ['Remove', 'বাদ দিন'],
    removeOf: ['Remove {title}', '{title} বাদ দিন'],
    removed: ['{title} removed.', '{title} বাদ দেওয়া হয়েছে।'],
    changed: ['Quantity of {title}: {count}.', '{title}: {count}টি।'],
    again: ['{title} is back on your list.', '{title} আবার তালিকায় রাখা হয়েছে।'],
    counted,
    loads,
    note: ['Note, for example where and when you need it', 'কিছু জানাতে চাইলে লিখুন, যেমন কোথায় আর কবে লাগবে'],
    tooLong: [
      'The list is too long for an email link. Copy it and paste it into an email.',
      'তালিকাটি ই-মেইল লিংকের জন্য বেশি লম্বা। কপি করে ই-মেইলে পেস্ট করুন।',
    ],
    email: ['Send by email', 'ই-মেইলে পাঠান'],
    whatsApp: ['Send by WhatsApp', 'হোয়াটসঅ্যাপে পাঠান'],
    copyText: ['Copy as text', 'লেখা হিসেবে কপি করুন'],
    copyLink: ['Copy a link to the list', 'তালিকার লিংক কপি করুন'],
    print: ['Print', 'প্রিন্ট করুন'],
    clear: ['Empty the list', 'তালিকা খালি করুন'],
    cleared: ['Your list is empty.', 'তালিকা খালি হয়েছে।'],
    undo: ['Undo', 'ফিরিয়ে আনুন'],
    restored: ['List restored.', 'তালিকা আগের মতো আছে।'],
    textCopied: ['List copied.', 'তালিকাটি কপি হয়েছে।'],
    linkCopied: ['Link copied.', 'লিংকটি কপি হয়েছে।'],
    notCopied: ['Your browser blocked copying.', 'ব্রাউজার কপি করতে দেয়নি।'],
    unreadable: [
      'Part of your saved list could not be read and has been left out.',
      'আপনার জমা রাখা তালিকার কিছু অংশ পড়া যায়নি, তাই বাদ দেওয়া হয়েছে।',
    ],
    noNames: [
      'The product names could not be loaded. Reload the page when you are back online.',
      'পণ্যের নাম লোড হয়নি। ইন্টারনেট ফিরলে পাতাটি আবার লোড করুন।',
    ],
    offer: {
      none: [
        'This link contains a list, but we could not read it. Ask for a new link.',
        'এই লিংকে একটি তালিকা আছে, কিন্তু তা পড়া যায়নি। নতুন লিংক চেয়ে নিন।',
      ],
      some: {
        one: [
          'This link contains a list with 1 line. If you add it, your list changes like this:',
          'এই লিংকের তালিকায় {count}টি আইটেম আছে। যোগ করলে আপনার তালিকায় যা বদলাবে:',
        ],
        other: [
          'This link contains a list with {count} lines. If you add it, your list changes like this:',
          'এই লিংকের তালিকায় {count}টি আইটেম আছে। যোগ করলে আপনার তালিকায় যা বদলাবে:',
        ],
      },
      left: [
        'Part of the list in this link could not be read and has been left out.',
        'এই লিংকের তালিকার কিছু অংশ পড়া যায়নি, তাই বাদ দেওয়া হয়েছে।',
      ],
      added: ['{count} added', '{count}টি যোগ হবে'],
      raised: ['{own} becomes {count}', '{own}টির জায়গায় {count}টি হবে'],
      stays: ['{own} stays (the link has {count})', '{own}টিই থাকবে (লিংকে আছে {count}টি)'],
      note: ['The list has a note:', 'তালিকার সঙ্গে একটি নোট আছে:'],
      takeNote: ['Add this note below mine', 'আমার নোটের নিচে এই নোটও যোগ করুন'],
      take: ['Add it to my list', 'আমার তালিকায় রাখুন'],
      taken: ['It is on your list.', 'আপনার তালিকায় রাখা হয়েছে।'],
    },
    mail: {
      subject: ['Price for my list', 'আমার তালিকার দাম'],
      start: ['Please send me a price for:', 'এই পণ্যগুলোর দাম জানাবেন:'],
    },
  },
});

/** Texts of the list, which is rendered in the browser. */
export type ListPageTexts = Texts<typeof listPage>['app'];
