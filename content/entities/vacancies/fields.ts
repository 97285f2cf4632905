import type { FieldSpec } from '../../lib/field-spec';

export { vacancySchema as schema } from './schema';

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
