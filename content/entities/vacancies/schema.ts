import { memoize } from '../../../lib/text';
import { field, lastDay, isoDate, line, slug, wholeNumber, record, z } from '../../../lib/records';

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
