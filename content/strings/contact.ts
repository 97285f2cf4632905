import { table } from '../../lib/text';

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
    open: ['Open in Google Maps', 'গুগল ম্যাপে খুলুন'],
    missing: ['The map has not loaded.', 'মানচিত্র লোড হয়নি।'],
    frame: ['Map: {brand}, factory in {city}', 'মানচিত্র: {brand}, {city} কারখানা'],
  },
  plan: {
    north: ['N', 'উ'],
    note: ['From {town} to the factory, not to scale.', '{town} থেকে কারখানা; স্কেল মেনে আঁকা নয়।'],
  },
});
