import type { Vacancy } from '../entities/vacancies';
import { type Pair, table } from './table';

/** The vacancies and the application form. */
export const careers = table({
  title: ['Career', 'ক্যারিয়ার'],
  onsite: ['Onsite', 'কর্মস্থলে এসে কাজ'],
  closed: ['Closed', 'সময় শেষ'],
  closedOn: ['Closed on {day}.', '{day} তারিখে আবেদনের সময় শেষ হয়েছে।'],
  statuses: {
    'Full Time': ['Full Time', 'পূর্ণকালীন'],
    'Part Time': ['Part Time', 'খণ্ডকালীন'],
    Contract: ['Contract', 'চুক্তিভিত্তিক'],
    Freelance: ['Freelance', 'ফ্রিল্যান্স'],
  } satisfies Record<Vacancy['status'], Pair>,
  vacancy: ['Vacancy', 'পদসংখ্যা'],
  workplace: ['Workplace', 'কর্মস্থল'],
  department: ['Department', 'বিভাগ'],
  responsibilities: ['Responsibilities', 'দায়িত্ব'],
  salary: ['Salary', 'বেতন'],
  deadline: ['Deadline', 'আবেদনের শেষ দিন'],
  details: ['View Details', 'বিস্তারিত দেখুন'],
  detailsOf: ['for {position}', '{position}'],
  noneOpen: ['No open jobs at present', 'এখন কোনো পদে লোক নেওয়া হচ্ছে না'],
  open: ['Available jobs', 'যেসব পদে লোক নিচ্ছি'],
  all: ['All jobs', 'সব পদ'],
  metaTitle: ['{position}, {city}', '{position}, {city}'],
  metaOpen: [
    '{position} at {brand} in {city}, {status}. Applications until {day}, to {email}.',
    '{brand}-এ {position} পদে চাকরি ({city}, {status})। {day} পর্যন্ত {email} ঠিকানায় আবেদন করা যাবে।',
  ],
  metaClosed: [
    '{position} at {brand} in {city}, {status}. Closed on {day}.',
    '{brand}-এ {position} পদে চাকরি ({city}, {status})। {day} তারিখে আবেদনের সময় শেষ হয়েছে।',
  ],
  apply: {
    title: ['Apply Now', 'আবেদন করুন'],
    subject: ['Application: {position}', 'আবেদন: {position}'],
    note: [
      'Please attach your CV to an e-mail to {email}, or phone {telephone}.',
      'সিভি যোগ করে {email} ঠিকানায় ই-মেইল পাঠান, অথবা {telephone} নম্বরে ফোন করুন।',
    ],
    name: ['Name', 'নাম'],
    email: ['Email ID', 'ই-মেইল ঠিকানা'],
    telephone: ['Contact number', 'যোগাযোগের নম্বর'],
    position: ['Position', 'পদ'],
    message: ['Message', 'বার্তা'],
    cv: ['Upload CV file', 'সিভি আপলোড করুন'],
  },
});
