import { memoize } from '../../../lib/text';
import { field, issueAt, lastDay, isoDate, line, slug, wholeNumber, record, z } from '../../../lib/records';

/** What no salary in taka exceeds. */
const MAX_SALARY = 10_000_000;

/** What the post pays in taka, for search engines and job sites. */
const pay = z
  .strictObject({
    from: field('From', wholeNumber(1, MAX_SALARY), { unit: '৳' }),
    to: field('To', z.optional(wholeNumber(1, MAX_SALARY)), { unit: '৳', help: 'Empty for a fixed salary.' }),
    per: field('For', z.enum(['month', 'year', 'week', 'day', 'hour']), {
      labels: { month: 'A month', year: 'A year', week: 'A week', day: 'A day', hour: 'An hour' },
    }),
  })
  .check(
    z.check(({ value, issues }) => {
      if (value.to !== undefined && value.to < value.from)
        issues.push(issueAt('to', 'must not be less than the salary it starts from', value));
    }),
  );

export const recordSchema = memoize(() =>
  record({
    _id: slug,
    position: field('Position', line(3, 80)),
    vacancy: field('People wanted', wholeNumber(1, 99)),
    department: field('Department', line(2, 60)),
    /** The key of an address in `content/entities/company`. */
    workplace: field('Workplace', z.enum(['headOffice', 'factory']), {
      labels: { headOffice: 'Head office', factory: 'Factory' },
    }),
    status: field('Terms', z.enum(['Full Time', 'Part Time', 'Contract', 'Freelance'])),
    salary: field('Salary', line(2, 60), { help: 'As it is shown.' }),
    /** One row at most: an optional group has no empty state in a form. */
    pay: field('Salary in figures', z.optional(z.array(pay).check(z.maxLength(1))), {
      singular: 'salary',
      help: 'Search engines and job sites show it. If empty, they show no salary.',
    }),
    hours: field('Working hours', z.optional(line(3, 80)), { help: 'Such as 9am to 6pm, six days a week.' }),
    qualification: field('Qualification', z.optional(line(3, 200)), {
      help: 'Such as a diploma in civil engineering.',
    }),
    experience: field('Experience', z.optional(wholeNumber(1, 40)), { unit: 'years' }),
    region: field('Region', z.optional(line(2, 60)), {
      help: 'Of the workplace, for search engines, such as Dhaka Division.',
    }),
    /** First day on which the website shows the vacancy. */
    createdAt: field('Announced', isoDate, {
      help: 'One in the future: online when the website is renewed on that day.',
    }),
    deadline: field('Last day for applications', isoDate, {
      help: 'From the day after, the vacancy counts as closed.',
    }),
    /** An empty day keeps the closed vacancy on the website. */
    until: lastDay,
    responsibility: field('Duties', z.array(line(10, 200)).check(z.minLength(1), z.maxLength(12)), {
      help: 'One to twelve, one a line.',
    }),
  }),
);
