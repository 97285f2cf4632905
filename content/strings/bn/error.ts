/** Screen of a failed page, which every page loads; English is in `components/ui/error-screen.tsx`. */
export const error = {
  title: 'পাতাটি দেখাতে সমস্যা হয়েছে!',
  text: 'এই পাতার একটি অংশ দেখানো গেল না। আবার লোড করলে সাধারণত ঠিক হয়ে যায়।',
  again: 'পাতাটি আবার লোড করুন',
  sections: 'প্রধান পাতাগুলো',
  links: [
    { title: 'প্রচ্ছদ', path: '/bn' },
    { title: 'পণ্য', path: '/bn/products' },
    { title: 'খবর ও আয়োজন', path: '/bn/news-events' },
    { title: 'যোগাযোগ', path: '/bn/contact' },
  ],
};
