import { isOpen } from '@/content/entities/vacancies';

describe('isOpen', () => {
  it.each([
    ['2027-01-14', true],
    ['2027-01-15', true],
    ['2027-01-16', false],
    ['2028-01-01', false],
  ])('with a deadline of 2027-01-15, on %s: %s', (today, open) => {
    expect(isOpen({ deadline: '2027-01-15' }, today)).toBe(open);
  });
});
