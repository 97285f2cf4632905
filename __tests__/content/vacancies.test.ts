import { getVacancy, isOpen, vacancies } from '@/content/entities/vacancies';

describe('vacancies', () => {
  it('are at least five and use every status', () => {
    expect(vacancies.length).toBeGreaterThanOrEqual(5);
    expect([...new Set(vacancies.map(({ status }) => status))].sort()).toEqual([
      'Contract',
      'Freelance',
      'Full Time',
      'Part Time',
    ]);
  });

  it('keep the placeholder salary of 200 dollars once', () => {
    expect(vacancies.filter(({ salary }) => salary === '200 dollars')).toHaveLength(1);
  });

  it('are announced before their deadline', () => {
    expect(vacancies.filter(({ createdAt, deadline }) => createdAt >= deadline)).toEqual([]);
  });
});

describe('getVacancy', () => {
  it('finds a vacancy by its _id', () => {
    expect(getVacancy('territory-sales-officer')?.position).toBe('Territory Sales Officer');
  });

  it('finds nothing for an unknown _id', () => {
    expect(getVacancy('astronaut')).toBeUndefined();
  });
});

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
