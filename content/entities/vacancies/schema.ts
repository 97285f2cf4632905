import { fault } from '../../lib/fault';
import { field, lastDay } from '../../lib/field';
import { isoDate, line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const recordSchema = translated({
  _id: slug,
  position: field('Position', line(3, 80)),
  vacancy: field('People wanted', z.int().check(z.minimum(1))),
  department: field('Department', line(2, 60)),
  /** The key of an address in `content/entities/company`. */
  workplace: field('Workplace', z.enum(['headOffice', 'factory']), {
    labels: { headOffice: 'Head office', factory: 'Factory' },
  }),
  status: field('Terms', z.enum(['Full Time', 'Part Time', 'Contract', 'Freelance'])),
  salary: field('Salary', line(2, 60), { help: 'As it is shown.' }),
  createdAt: field('Announced', isoDate),
  deadline: field('Last day for applications', isoDate, {
    help: 'From the day after, the vacancy counts as closed.',
  }),
  /** Not before `deadline`; an empty day keeps the closed vacancy on the website. */
  until: lastDay,
  responsibility: field('Duties', z.array(line(10, 200)).check(z.minLength(1), z.maxLength(12)), {
    help: 'One to twelve, one a line.',
  }),
}).check(
  z.refine(({ deadline, until }) => until === undefined || deadline <= until, {
    path: ['until'],
    error: 'is before the last day for applications',
    ...fault('predicate'),
  }),
);
