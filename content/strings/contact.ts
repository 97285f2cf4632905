import { table } from './table';

/** The contact page. */
export const contact = table({
  headOffice: ['Head office', 'প্রধান কার্যালয়'],
  factory: ['Factory address', 'কারখানার ঠিকানা'],
  information: ['Contact information', 'যোগাযোগের তথ্য'],
  fax: ['Fax', 'ফ্যাক্স'],
  helpline: ['Helpline', 'হেল্পলাইন'],
  openingHours: ['Opening hours', 'অফিস সময়'],
  form: {
    subject: ['Message from the website', 'ওয়েবসাইট থেকে বার্তা'],
    name: ['Name', 'নাম'],
    email: ['Email address', 'ই-মেইল ঠিকানা'],
    telephone: ['Mobile Number', 'মোবাইল নম্বর'],
    message: ['Message', 'বার্তা'],
  },
  map: {
    title: ['Find the factory', 'কারখানায় যেভাবে আসবেন'],
    open: ['Open it in Google Maps', 'গুগল ম্যাপে খুলুন'],
    missing: ['The map did not load.', 'মানচিত্র লোড হয়নি।'],
    frame: ['Map: {brand}, factory in {city}', 'মানচিত্র: {brand}, {city} কারখানা'],
    way: [
      'Take the N3 north out of Dhaka, and turn east at Mawna for Sreepur.',
      'ঢাকা–ময়মনসিংহ মহাসড়ক (N3) ধরে উত্তরে এসে মাওনা চৌরাস্তা থেকে ডানে, শ্রীপুরের রাস্তায় মোড় নিন।',
    ],
  },
  plan: {
    label: [
      'The way to the factory: from Dhaka on the road N3 through Tongi, Gazipur Chowrasta and Rajendrapur to Mawna, there east to {street}.',
      'কারখানার পথ: ঢাকা–ময়মনসিংহ মহাসড়ক (N3) ধরে টঙ্গী, গাজীপুর চৌরাস্তা ও রাজেন্দ্রপুর হয়ে মাওনা, সেখান থেকে পূর্বে {street}।',
    ],
    towns: [
      ['Dhaka', 'ঢাকা'],
      ['Tongi', 'টঙ্গী'],
      ['Gazipur Chowrasta', 'গাজীপুর চৌরাস্তা'],
      ['Rajendrapur', 'রাজেন্দ্রপুর'],
      ['Mawna', 'মাওনা'],
    ],
    factory: ['Our factory, Sreepur', 'আমাদের কারখানা, শ্রীপুর'],
    road: ['N3 to Mymensingh', 'ময়মনসিংহের দিকে (N3)'],
    north: ['N', 'উ'],
    note: ['From Dhaka to the factory, not to scale.', 'ঢাকা থেকে কারখানা; স্কেল মেনে আঁকা নয়।'],
  },
});
