import type { Strings } from '../en';

export const error: Strings['error'] = {
  title: 'পাতাটি দেখাতে সমস্যা হয়েছে!',
  text: 'এই পাতার একটি অংশ দেখানো গেল না। আবার লোড করলে সাধারণত ঠিক হয়ে যায়।',
  again: 'পাতাটি আবার লোড করুন',
  sections: 'প্রধান পাতাগুলো',
  links: { home: 'প্রচ্ছদ', products: 'পণ্য', newsEvents: 'খবর ও আয়োজন', contact: 'যোগাযোগ' },
};
