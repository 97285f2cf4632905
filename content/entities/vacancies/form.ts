import { fault } from '../../lib/fault';
import { isoDate, line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';

export const vacancySchema = translated({
  _id: slug,
  /** How many people are wanted. */
  vacancy: z.int().check(z.minimum(1)),
  position: line(3, 80),
  department: line(2, 60),
  /** Where the work is done; the key of an address in `content/entities/company`. */
  workplace: z.enum(['headOffice', 'factory']),
  status: z.enum(['Full Time', 'Part Time', 'Contract', 'Freelance']),
  /** Text, as shown. */
  salary: line(2, 60),
  /** Last day for applications; from the day after, the vacancy counts as closed. */
  deadline: isoDate,
  /** The last day on the website, not before `deadline`; without one it stays there as closed. */
  until: z.optional(isoDate),
  /** One duty a line. */
  responsibility: z.array(line(10, 200)).check(z.minLength(1), z.maxLength(12)),
  /** The day the vacancy was announced. */
  createdAt: isoDate,
}).check(
  z.refine(({ deadline, until }) => until === undefined || deadline <= until, {
    path: ['until'],
    error: 'is before the last day for applications',
    ...fault('predicate'),
  }),
);

export const fields: readonly FieldSpec[] = [
  { name: 'position', label: 'Position', kind: 'text', isRequired: true },
  { name: 'vacancy', label: 'People wanted', kind: 'number', isRequired: true },
  { name: 'department', label: 'Department', kind: 'text', isRequired: true },
  {
    name: 'workplace',
    label: 'Workplace',
    kind: 'choice',
    isRequired: true,
    labels: { headOffice: 'Head office', factory: 'Factory' },
  },
  { name: 'status', label: 'Terms', kind: 'choice', isRequired: true },
  { name: 'salary', label: 'Salary', kind: 'text', isRequired: true, help: 'As it is shown.' },
  { name: 'createdAt', label: 'Announced', kind: 'date', isRequired: true },
  {
    name: 'deadline',
    label: 'Last day for applications',
    kind: 'date',
    isRequired: true,
    help: 'From the day after, the vacancy counts as closed.',
  },
  {
    name: 'until',
    label: 'Last day on the website',
    kind: 'date',
    help: 'From the day after, a new build leaves it out. Empty: it stays.',
  },
  {
    name: 'responsibility',
    label: 'Duties',
    kind: 'lines',
    isRequired: true,
    help: 'One to twelve, one a line.',
  },
];

export { vacancySchema as schema };
