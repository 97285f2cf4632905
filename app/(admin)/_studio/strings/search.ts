/** What people call fields and screens in both languages, by what their titles say. */
export const calledAlso: readonly (readonly [title: RegExp, words: string])[] = [
  [/telephone|helpline|whatsapp/i, 'phone mobile number ফোন মোবাইল টেলিফোন নম্বর'],
  [/opening hours/i, 'time open closed সময় খোলা বন্ধ'],
  [/e-mail/i, 'email mail ইমেইল মেইল'],
  [/office|factory|address/i, 'address location ঠিকানা'],
  [/^map /i, 'location মানচিত্র ম্যাপ'],
  [/^mark /i, 'logo লোগো'],
  [/^prices?\b/i, 'cost rate taka দাম মূল্য টাকা'],
  [/^rights to the photos/i, 'licence license copyright কপিরাইট লাইসেন্স'],
  [/colour/i, 'color রং'],
  [/^social/i, 'facebook youtube linkedin ফেসবুক ইউটিউব'],
  [/account settings/i, 'password token connect পাসওয়ার্ড'],
  [/banners?$/i, 'slider slide hero ব্যানার স্লাইডার'],
  [/landing page/i, 'offer campaign অফার'],
];
