/** What people call fields and screens in both languages, by what their titles say. */
export const calledAlso: readonly (readonly [title: RegExp, words: string])[] = [
  [/telephone|helpline|whatsapp|টেলিফোন|হেল্পলাইন|হোয়াটসঅ্যাপ/i, 'phone mobile number ফোন মোবাইল টেলিফোন নম্বর'],
  [/opening hours|খোলা থাকার/i, 'time open closed সময় খোলা বন্ধ'],
  [/e-?mail|ই-মেইল/i, 'email mail ইমেইল মেইল'],
  [/office|factory|address|কার্যালয়|কারখানা|ঠিকানা/i, 'address location ঠিকানা'],
  [/^(?:map|মানচিত্র) /i, 'location মানচিত্র ম্যাপ'],
  [/^(?:mark|লোগো চিহ্ন) /i, 'logo লোগো'],
  [/^prices?\b|দাম/i, 'cost rate taka দাম মূল্য টাকা'],
  [/^rights to the photos|ছবির স্বত্ব/i, 'licence license copyright কপিরাইট লাইসেন্স'],
  [/colour|রং/i, 'color রং'],
  [/^social|সামাজিক/i, 'facebook youtube linkedin ফেসবুক ইউটিউব'],
  [/account settings/i, 'password token connect পাসওয়ার্ড'],
  [/banners?$/i, 'slider slide hero ব্যানার স্লাইডার'],
  [/landing page/i, 'offer campaign অফার'],
];
