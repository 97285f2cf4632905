import { openingHours } from '@/app/_lib/structured-data/organization';
import { company } from '@/content/entities/company';

it.each([
  [
    'Saturday to Thursday, 9:00–18:00',
    ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    '09:00',
    '18:00',
  ],
  ['Monday to Monday, 10:30–16:15', ['Monday'], '10:30', '16:15'],
])('reads %s', (text, dayOfWeek, opens, closes) => {
  expect(openingHours(text)).toEqual({ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes });
});

it('parses the company’s opening hours', () => {
  expect(openingHours(company.openingHours)).toBeDefined();
});

it.each([
  'always',
  'Saturday to Thursday',
  'Sat to Thu, 9:00–18:00',
  'Saturday to Someday, 9:00–18:00',
  'Saturday to Thursday, 9:00-18:00',
  'Saturday to Thursday, 25:00–26:00',
])('says nothing about %j', (text) => {
  expect(openingHours(text)).toBeUndefined();
});
