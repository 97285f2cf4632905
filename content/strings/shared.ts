import { table, type Texts } from '../../lib/text';

/** Sentences that pages of several areas use. */
export const shared = table({
  notFound: {
    metaTitle: ['Page not found', 'পাতাটি পাওয়া যায়নি'],
    metaDescription: ['The page you are looking for does not exist.', 'আপনি যে পাতা খুঁজছেন, সেটি নেই।'],
    title: ["You're lost.", 'পথ হারিয়েছেন।'],
    text: [
      'The page you are looking for does not exist. How you got here is a mystery. But you can click the button bellow to go back to the homepage.',
      'আপনি যে পাতা খুঁজছেন, সেটি নেই। কীভাবে এখানে এলেন, সে এক রহস্য। তবে নিচের বোতামে চেপে প্রচ্ছদে ফিরতে পারেন।',
    ],
    toHome: ['Go to Home', 'প্রচ্ছদে যান'],
    sections: ['Main sections', 'প্রধান পাতাগুলো'],
  },
  searchForm: {
    label: ['Search products, articles, vacancies and pages', 'পণ্য, লেখা, চাকরি ও পাতা খুঁজুন'],
    withoutVacancies: ['Search products, articles and pages', 'পণ্য, লেখা ও পাতা খুঁজুন'],
    withoutArticles: ['Search products and pages', 'পণ্য ও পাতা খুঁজুন'],
    send: ['Search', 'খুঁজুন'],
  },
  pager: {
    label: ['Pages of this list', 'এই তালিকার পাতাগুলো'],
    place: ['Page {page} of {count}', '{count} পাতার মধ্যে {page} নম্বর'],
    back: ['Back to page {page}', '{page} নম্বর পাতায় ফিরুন'],
    last: ['Last page', 'শেষ পাতা'],
    more: ['See More', 'আরও দেখুন'],
    onPage: ['on page {page}', '{page} নম্বর পাতায়'],
    title: ['{title}, page {page}', '{title}, পাতা {page}'],
    description: ['Page {page} of {count}. {text}', '{count} পাতার মধ্যে {page} নম্বর। {text}'],
  },
  /** In place of a list without items. */
  none: {
    pages: {
      newsEvents: ['There is no news at present.', 'এখন কোনো খবর নেই।'],
      works: ['There are no finished works to show at present.', 'এখন দেখানোর মতো কোনো সম্পন্ন কাজ নেই।'],
      gallery: ['There are no pictures at present.', 'এখন কোনো ছবি নেই।'],
      clients: ['There are no clients to name at present.', 'এখন নাম দেওয়ার মতো কোনো গ্রাহক নেই।'],
      blog: ['There are no posts at present.', 'এখন কোনো লেখা নেই।'],
      details: [
        'There are no detail drawings of our products at present.',
        'এখন আমাদের পণ্যের কোনো ডিটেইল ড্রয়িং নেই।',
      ],
      keyProduct: ['There is no key product to show at present.', 'এখন দেখানোর মতো কোনো মূল পণ্য নেই।'],
      career: ['We have no open jobs at present.', 'এখন কোনো পদে লোক নেওয়া হচ্ছে না।'],
    },
    ask: ['Ask us anything you would like to know.', 'যা জানতে চান, আমাদের জিজ্ঞেস করুন।'],
  },
  clients: {
    built: ['What they built', 'আমাদের পণ্যে যা গড়া হয়েছে'],
    sample: ['Sample client', 'নমুনা গ্রাহক'],
  },
  form: {
    requiredBefore: ['Fields marked', 'যেসব ঘরে'],
    requiredAfter: ['are required.', 'চিহ্ন আছে, সেগুলো পূরণ করা আবশ্যক।'],
    /** Why a browser calls an address invalid. */
    emailForm: ['An address such as name@example.com', 'name@example.com-এর মতো একটি ঠিকানা'],
    send: ['Send', 'পাঠান'],
    byEmail: ['Open this message in your email app', 'বার্তাটি আপনার ই-মেইল অ্যাপে খুলুন'],
    whatsApp: ['WhatsApp', 'হোয়াটসঅ্যাপ'],
    enquiry: {
      sending: ['Your message is being sent…', 'বার্তাটি পাঠানো হচ্ছে…'],
      sent: ['Your message has been sent.', 'বার্তাটি পাঠানো হয়েছে।'],
      refused: [
        'Your message could not be sent. What you typed is still here. Try again, or open the message in your email app.',
        'বার্তাটি পাঠানো যায়নি। আপনার লেখা এখানেই আছে। আবার চেষ্টা করুন, অথবা বার্তাটি আপনার ই-মেইল অ্যাপে খুলুন।',
      ],
      unanswered: [
        'We had no confirmation, so your message may not have arrived. What you typed is still here. Try again, or open the message in your email app.',
        'পৌঁছানোর খবর পাওয়া যায়নি, তাই বার্তাটি না-ও পৌঁছে থাকতে পারে। আপনার লেখা এখানেই আছে। আবার চেষ্টা করুন, অথবা বার্তাটি আপনার ই-মেইল অ্যাপে খুলুন।',
      ],
      tooLarge: [
        'The file is larger than 5 MB, so it was not sent. Choose a smaller one, or send it by email.',
        'ফাইলটি ৫ মেগাবাইটের বেশি, তাই পাঠানো হয়নি। ছোট ফাইল বেছে নিন, অথবা ই-মেইলে পাঠান।',
      ],
    },
  },
  film: {
    close: ['Close video', 'ভিডিও বন্ধ করুন'],
    watch: ['Watch on YouTube', 'ইউটিউবে দেখুন'],
    loading: [
      'The video is loading. If it does not appear, use the link below.',
      'ভিডিও লোড হচ্ছে। না খুললে নিচের লিংকে দেখুন।',
    ],
    missing: [
      'The player could not be loaded. Use the link below to watch the video.',
      'ভিডিও চালানো যায়নি। নিচের লিংকে গিয়ে দেখুন।',
    ],
    late: ['The video has not loaded yet.', 'ভিডিও এখনো লোড হয়নি।'],
    silent: ['YouTube is not responding.', 'ইউটিউব সাড়া দিচ্ছে না।'],
    refused: ['YouTube cannot play this video.', 'ইউটিউব ভিডিওটি চালাতে পারছে না।'],
    below: ['You can watch it through the link below.', 'নিচের লিংকে গিয়ে দেখতে পারেন।'],
    instead: [
      'Here is our own video: how a block is made.',
      'এর বদলে আমাদের নিজেদের ভিডিও: ব্লক যেভাবে তৈরি হয়।',
    ],
    inWords: ['Read it instead: {words}', 'লেখায় পড়ুন: {words}'],
  },
  article: {
    contents: ['Contents', 'এই লেখায় যা আছে'],
    published: ['Published', 'প্রকাশ'],
    updated: ['Updated', 'হালনাগাদ'],
    table: ['Table: {heads}', 'ছক: {heads}'],
    footnotes: ['Footnotes', 'পাদটীকা'],
    back: ['Back to the text', 'লেখায় ফিরুন'],
    done: ['Done', 'হয়েছে'],
    open: ['Not done', 'বাকি'],
    keepReading: ['Keep reading', 'আরও পড়ুন'],
  },
  feed: {
    title: ['{brand}: blog and news', '{brand}: ব্লগ ও খবর'],
    whole: ['Read the whole article', 'পুরো লেখাটি পড়ুন'],
    news: ['News', 'খবর'],
    events: ['Events', 'আয়োজন'],
  },
});

/** What a form says of its way to the company. */
export type EnquiryTexts = Texts<typeof shared>['form']['enquiry'];

/** The texts of the film's dialog, which is drawn in the browser. */
export type FilmTexts = Texts<typeof shared>['film'];

/** Texts of share pictures; those of records come from the records. */
export const share = table({
  place: ['{city}, {country}', '{city}, {country}'],
  /** Format of each sentence in a picture's description. */
  sentence: ['{text}.', '{text}।'],
  newsItem: ['News & Events', 'খবর ও আয়োজন'],
  blogPost: ['Blog: {category}', 'ব্লগ: {category}'],
  vacancy: ['{status}, {city}', '{status}, {city}'],
});
