import { memoize, said } from '../../../lib/text';
import { field, issueAt, lastDay, isoDate, line, slug, wholeNumber, record, z } from '../../../lib/records';

/** What no salary in taka exceeds. */
const MAX_SALARY = 10_000_000;

/** What the post pays in taka, for search engines and job sites. */
const pay = z
  .strictObject({
    from: field(['From', 'থেকে'], wholeNumber(1, MAX_SALARY), { unit: '৳' }),
    to: field(['To', 'পর্যন্ত'], z.optional(wholeNumber(1, MAX_SALARY)), {
      unit: '৳',
      help: ['Leave empty for a fixed salary.', 'বেতন নির্দিষ্ট হলে খালি রাখুন।'],
    }),
    per: field(['For', 'কিসের'], z.enum(['month', 'year', 'week', 'day', 'hour']), {
      labels: {
        month: ['A month', 'এক মাস'],
        year: ['A year', 'এক বছর'],
        week: ['A week', 'এক সপ্তাহ'],
        day: ['A day', 'এক দিন'],
        hour: ['An hour', 'এক ঘণ্টা'],
      },
    }),
  })
  .check(
    z.check(({ value, issues }) => {
      if (value.to !== undefined && value.to < value.from)
        issues.push(
          issueAt(
            'to',
            said(['must not be less than the salary it starts from', 'শুরুর বেতনের কম হতে পারে না']),
            value,
          ),
        );
    }),
  );

export const recordSchema = memoize(() =>
  record({
    _id: slug,
    position: field(['Position', 'পদ'], line(3, 80)),
    vacancy: field(['People wanted', 'পদসংখ্যা'], wholeNumber(1, 99)),
    department: field(['Department', 'বিভাগ'], line(2, 60)),
    /** The key of an address in `content/entities/company`. */
    workplace: field(['Workplace', 'কর্মস্থল'], z.enum(['headOffice', 'factory']), {
      labels: { headOffice: ['Head office', 'প্রধান কার্যালয়'], factory: ['Factory', 'কারখানা'] },
    }),
    status: field(['Job type', 'চাকরির ধরন'], z.enum(['Full Time', 'Part Time', 'Contract', 'Freelance']), {
      labels: {
        'Full Time': ['Full Time', 'পূর্ণকালীন (Full Time)'],
        'Part Time': ['Part Time', 'খণ্ডকালীন (Part Time)'],
        Contract: ['Contract', 'চুক্তিভিত্তিক (Contract)'],
        Freelance: ['Freelance', 'ফ্রিল্যান্স (Freelance)'],
      },
    }),
    salary: field(['Salary', 'বেতন'], line(2, 60), {
      help: ['As visitors see it.', 'দর্শক যেভাবে দেখবেন, সেভাবে লিখুন।'],
    }),
    /** One row at most: an optional group has no empty state in a form. */
    pay: field(['Salary in figures', 'সংখ্যায় বেতন'], z.optional(z.array(pay).check(z.maxLength(1))), {
      singular: ['salary', 'বেতন'],
      help: [
        'Search engines and job sites show it. If empty, they show no salary.',
        'সার্চ ইঞ্জিন ও চাকরির ওয়েবসাইট এটি দেখায়। খালি রাখলে বেতন দেখায় না।',
      ],
    }),
    hours: field(['Working hours', 'কাজের সময়'], z.optional(line(3, 80)), {
      help: ['Such as 9am to 6pm, six days a week.', 'যেমন সপ্তাহে ছয় দিন, সকাল ৯টা থেকে সন্ধ্যা ৬টা।'],
    }),
    qualification: field(['Qualification', 'যোগ্যতা'], z.optional(line(3, 200)), {
      help: ['Such as a diploma in civil engineering.', 'যেমন সিভিল ইঞ্জিনিয়ারিংয়ে ডিপ্লোমা।'],
    }),
    experience: field(['Experience', 'অভিজ্ঞতা'], z.optional(wholeNumber(1, 40)), { unit: ['years', 'বছর'] }),
    region: field(['Region', 'অঞ্চল'], z.optional(line(2, 60)), {
      help: [
        'Region of the workplace, for search engines, such as Dhaka Division.',
        'কর্মস্থলের অঞ্চল, সার্চ ইঞ্জিনের জন্য, যেমন ঢাকা বিভাগ।',
      ],
    }),
    /** First day on which the website shows the vacancy. */
    createdAt: field(['Date posted', 'প্রকাশের দিন'], isoDate, {
      help: [
        'A vacancy with a future day goes online when the website is updated that day.',
        'দিনটি সামনে হলে সেদিন ওয়েবসাইট হালনাগাদের সময় বিজ্ঞপ্তিটি প্রকাশ হবে।',
      ],
    }),
    deadline: field(['Last day for applications', 'আবেদনের শেষ দিন'], isoDate, {
      help: ['The vacancy closes the day after this.', 'এর পরদিন থেকে আর আবেদন করা যাবে না।'],
    }),
    /** An empty day keeps the closed vacancy on the website. */
    until: lastDay,
    responsibility: field(
      ['Responsibilities', 'দায়িত্ব'],
      z.array(line(10, 200)).check(z.minLength(1), z.maxLength(12)),
      {
        help: ['One to twelve, one per line.', 'এক থেকে বারোটি, প্রতি লাইনে একটি।'],
      },
    ),
  }),
);
