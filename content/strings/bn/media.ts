import type { Strings } from '../en';

export const media: Strings['media'] = {
  photos: 'ছবি',
  videos: 'ভিডিও',
  tabs: 'ছবি বা ভিডিও',
  category: '{name}, {count} ছবি',
  list: 'ছবির তালিকা',
  play: 'ভিডিও চালান',
  lightbox: {
    label: '{name}, ছবি',
    close: 'বন্ধ করুন',
    whole: 'পুরো ছবি',
    zoom: 'বড় করে দেখুন',
    previous: 'আগের ছবি',
    next: 'পরের ছবি',
    missing: 'ছবিটি পাওয়া গেল না',
    all: 'সব ছবি',
    photo: 'ছবি {number}: {caption}',
    place: '{count}টির মধ্যে {number} নম্বর: {caption}',
  },
};

export const quality: Strings['quality'] = {
  how: 'যেভাবে মান ঠিক রাখি',
  specimen: {
    title: 'টেস্ট রিপোর্টে যা থাকে',
    lead: 'কোন ব্লক, কীভাবে, কবে আর কে পরীক্ষা করেছেন। এই পাতাটি ফাঁকা: শুধু নমুনা, কোনো ফল নয়।',
    mark: 'নমুনা',
    report: 'টেস্ট রিপোর্ট',
    fields: ['পণ্য ও মাপ', 'ব্যাচ, তৈরির তারিখ', 'পরীক্ষার তারিখ ও বয়স', 'পদ্ধতি', 'ল্যাবরেটরি', 'নম্বর'],
    columns: ['নমুনা', 'মাপ, মিমি', 'শুকনো ভর, কেজি', 'লোড, কিলোনিউটন', 'শক্তি, মেগাপ্যাসকেল'],
    mean: 'গড়',
    signatures: ['পরীক্ষা করেছেন', 'যাচাই করেছেন'],
  },
};
