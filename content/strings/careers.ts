import type { Vacancy } from '../entities/vacancies';
import { type Pair, table } from '../../lib/text';

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
  /** The salary in figures, from and to, and what it is for. */
  pay: {
    one: ['Tk\u00a0{from} {per}', '{per} {from}\u00a0টাকা'],
    range: ['Tk\u00a0{from}–{to} {per}', '{per} {from}–{to}\u00a0টাকা'],
    per: {
      month: ['a month', 'মাসে'],
      year: ['a year', 'বছরে'],
      week: ['a week', 'সপ্তাহে'],
      day: ['a day', 'দিনে'],
      hour: ['an hour', 'ঘণ্টায়'],
    } satisfies Record<NonNullable<Vacancy['pay']>[number]['per'], Pair>,
  },
  hours: ['Working hours', 'কাজের সময়'],
  qualification: ['Qualification', 'শিক্ষাগত যোগ্যতা'],
  experience: ['Experience', 'অভিজ্ঞতা'],
  years: { one: ['{count} year', '{count} বছর'], other: ['{count} years', '{count} বছর'] },
  region: ['Region', 'এলাকা'],
  deadline: ['Deadline', 'আবেদনের শেষ দিন'],
  details: ['View Details', 'বিস্তারিত দেখুন'],
  detailsOf: ['for {position}', '{position}'],
  noneOpen: ['No open jobs at present', 'এখন কোনো পদে লোক নেওয়া হচ্ছে না'],
  open: ['Available jobs', 'যেসব পদে লোক নিচ্ছি'],
  all: ['All jobs', 'সব পদ'],
  metaTitle: ['{position}, {city}', '{position}, {city}'],
  metaOpen: [
    '{position} at {brand} in {city}, {status}. Apply by {day} to {email}.',
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
      'Please email your CV to {email}, or phone {telephone}.',
      'সিভিসহ {email} ঠিকানায় ই-মেইল পাঠান, অথবা {telephone} নম্বরে ফোন করুন।',
    ],
    name: ['Name', 'নাম'],
    email: ['Email ID', 'ই-মেইল ঠিকানা'],
    telephone: ['Contact number', 'যোগাযোগের নম্বর'],
    position: ['Position', 'পদ'],
    message: ['Message', 'বার্তা'],
    cv: ['Upload CV file', 'সিভি আপলোড করুন'],
  },
});
