import { render, screen, within } from '@testing-library/react';
import { pair } from '@/__tests__/fixtures/pair';
import { ApplyForm } from '@/components/site/careers/apply-form';
import { VacancyDetail } from '@/components/site/careers/vacancy-detail';
import { VacancyList } from '@/components/site/careers/vacancy-list';
import { formatDay } from '@/lib/text';
import { company } from '@/content/entities/company';
import { vacancies, type Vacancy } from '@/content/entities/vacancies';
import { inLanguage, type InLanguage } from '@/lib/records';
import { english } from '@/content/strings/english';

const TODAY = '2026-11-20';

const anyVacancy = (changes: Partial<Vacancy>): Vacancy => {
  const [first] = vacancies;
  if (!first) throw new Error('There is no vacancy.');
  return { ...first, ...changes };
};

describe('the list of vacancies', () => {
  it.each(inLanguage(vacancies, 'en').map((vacancy) => [vacancy._id, vacancy] as const))(
    'shows %s in one row',
    (_, vacancy) => {
      render(<VacancyList locale={english} vacancies={vacancies} today={TODAY} />);
      const row = screen.getByRole('heading', { name: vacancy.position }).closest('li');
      if (!row) throw new Error('The position is in no row.');
      expect(within(row).getByText('Onsite')).toBeInTheDocument();
      expect(within(row).getByText(vacancy.status)).toBeInTheDocument();
      expect(within(row).getByText(vacancy.salary)).toBeInTheDocument();
      expect(within(row).getByText(formatDay(vacancy.deadline))).toHaveAttribute(
        'datetime',
        vacancy.deadline,
      );
      expect(within(row).getByRole('link', { name: `View Details for ${vacancy.position}` })).toHaveAttribute(
        'href',
        `/career/${vacancy._id}`,
      );
    },
  );

  it('marks as closed what is past its deadline, and nothing on the deadline itself', () => {
    render(
      <VacancyList
        locale={english}
        vacancies={[
          anyVacancy({ _id: 'past', position: pair('Past job'), deadline: '2026-11-19' }),
          anyVacancy({ _id: 'last-day', position: pair('Last day'), deadline: TODAY }),
        ]}
        today={TODAY}
      />,
    );
    const [past, lastDay] = screen.getAllByRole('listitem');
    expect(past).toHaveTextContent('Closed');
    expect(lastDay).not.toHaveTextContent('Closed');
  });
});

describe('one vacancy', () => {
  const show = (changes: Partial<InLanguage<Vacancy>>) => {
    const vacancy = { ...inLanguage(anyVacancy({}), 'en'), ...changes };
    render(<VacancyDetail locale={english} vacancy={vacancy} workplace="Sylhet" today={TODAY} />);
  };

  it.each([
    [1, '01'],
    [2, '02'],
    [10, '010'],
  ])('shows a count of %i as %s', (vacancy, expected) => {
    show({ vacancy });
    expect(screen.getByText('Vacancy').nextElementSibling).toHaveTextContent(new RegExp(`^${expected}$`));
  });

  it('names the department', () => {
    show({ department: 'Quality' });
    expect(screen.getByText('Department').nextElementSibling).toHaveTextContent('Quality');
  });
});

describe('the application form', () => {
  it('has the labels of the specification, and marks as required what it marks', () => {
    render(<ApplyForm locale={english} path="/career/lab-technician" position="Masonry Trainer" />);
    for (const label of ['Name', 'Email ID', 'Contact number', 'Message']) {
      const field = screen.getByRole('textbox', { name: label });
      expect(field).toHaveAttribute('aria-required', 'true');
      expect(field).not.toHaveAttribute('required');
    }
    expect(screen.getByText(/^Fields marked/).parentElement).toHaveTextContent(
      'Fields marked * are required.',
    );
    expect(screen.getByRole('textbox', { name: 'Email ID' })).toHaveAttribute('type', 'email');
  });

  it('has the position filled in, to read only', () => {
    render(<ApplyForm locale={english} path="/career/lab-technician" position="Masonry Trainer" />);
    const field = screen.getByRole('textbox', { name: 'Position' });
    expect(field).toHaveValue('Masonry Trainer');
    expect(field).toHaveAttribute('readonly');
  });

  it('cannot be submitted, and states where to send applications', () => {
    render(<ApplyForm locale={english} path="/career/lab-technician" position="Masonry Trainer" />);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('form', { name: 'Apply Now' })).not.toHaveAttribute('action');
    expect(screen.getByRole('link', { name: company.careersEmail })).toHaveAttribute(
      'href',
      `mailto:${company.careersEmail}?subject=Application%3A%20Masonry%20Trainer`,
    );
  });
});
