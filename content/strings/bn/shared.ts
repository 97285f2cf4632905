import type { Strings } from '../en';

export const shared: Strings['shared'] = {
  notFound: {
    metaTitle: 'পাতাটি পাওয়া যায়নি',
    metaDescription: 'আপনি যে পাতা খুঁজছেন, সেটি নেই।',
    title: 'পথ হারিয়েছেন।',
    text: 'আপনি যে পাতা খুঁজছেন, সেটি নেই। কীভাবে এখানে এলেন, সে এক রহস্য। তবে নিচের বোতামে চেপে প্রচ্ছদে ফিরতে পারেন।',
    toHome: 'প্রচ্ছদে যান',
    sections: 'প্রধান পাতাগুলো',
  },
  searchForm: { label: 'পণ্য, লেখা, চাকরি ও পাতা খুঁজুন', send: 'খুঁজুন' },
  pager: {
    label: 'এই তালিকার পাতাগুলো',
    place: '{count} পাতার মধ্যে {page} নম্বর',
    back: '{page} নম্বর পাতায় ফিরুন',
    last: 'শেষ পাতা',
    more: 'আরও দেখুন',
    onPage: '{page} নম্বর পাতায়',
    title: '{title}, পাতা {page}',
    description: '{count} পাতার মধ্যে {page} নম্বর। {text}',
  },
  clients: { built: 'যা তাঁরা গড়েছেন' },
  form: {
    requiredBefore: 'যেসব ঘরে',
    requiredAfter: 'চিহ্ন আছে, সেগুলো পূরণ করা আবশ্যক।',
    send: 'পাঠান',
    byEmail: 'বার্তাটি আপনার ই-মেইল অ্যাপে খুলুন',
    whatsApp: 'হোয়াটসঅ্যাপ',
  },
  film: {
    close: 'ভিডিও বন্ধ করুন',
    watch: 'ইউটিউবে দেখুন',
    loading: 'ভিডিও লোড হচ্ছে। না খুললে নিচের লিংকে দেখুন।',
    missing: 'ভিডিও চালানো গেল না। নিচের লিংকে গিয়ে দেখুন।',
    late: 'ভিডিও এখনো লোড হয়নি। নিচের লিংকে গিয়ে দেখতে পারেন।',
  },
  article: {
    contents: 'এই লেখায় যা আছে',
    published: 'প্রকাশ',
    table: 'ছক: {heads}',
    keepReading: 'আরও পড়ুন',
  },
  feed: { title: '{brand}: ব্লগ ও খবর', whole: 'পুরো লেখাটি পড়ুন', news: 'খবর', events: 'আয়োজন' },
};
