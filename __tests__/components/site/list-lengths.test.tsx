import { render, screen, within } from '@testing-library/react';
import { published } from '@/__tests__/content/published';
import { pair, withoutBangla } from '@/__tests__/fixtures/pair';
import { VacancyDetail } from '@/components/site/careers/vacancy-detail';
import { ContactDetails } from '@/components/site/contact/contact-details';
import { WhyGreen } from '@/components/site/home/why-green';
import { CheckList } from '@/components/site/quality/check-list';
import { company } from '@/content/entities/company';
import { recordSchema as companySchema } from '@/content/entities/company/schema';
import { home } from '@/content/entities/home';
import { recordSchema as homeSchema } from '@/content/entities/home/schema';
import { quality } from '@/content/entities/quality';
import { recordSchema as qualitySchema } from '@/content/entities/quality/schema';
import { vacancies, type Vacancy } from '@/content/entities/vacancies';
import { recordSchema as vacancySchema } from '@/content/entities/vacancies/schema';
import { inLanguage, type TextPair } from '@/lib/records';
import { scene } from '../../fixtures/scene';
import { english } from '@/content/strings/english';

const listOf = <Item,>(count: number, item: (number: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index + 1));
const phones = (count: number) => listOf(count, (number) => `+880 2 0000 000${number}`);
const duties = (count: number) => listOf(count, (number) => pair(`Duty number ${number} of the day.`));
const figures = (count: number) =>
  listOf(count, (number) => ({ value: pair(`${number} %`), label: pair('less water') }));
const photos = (count: number) =>
  listOf(count, () => ({ image: { ...scene('curing-racks'), alt: pair('Racks.') } }));
const vacancy = (responsibility: TextPair[]) =>
  ({ ...withoutBangla(vacancies[0]), responsibility }) as Vacancy;

describe.each([1, 2, 3, 4, 5, 6])('a list of %i', (count) => {
  it('of telephones leads to each of them', () => {
    const [first = '', ...others] = phones(count);
    render(
      <ContactDetails
        locale={english}
        company={{ ...inLanguage(company, 'en'), phones: [first, ...others] }}
      />,
    );
    const links = phones(count).map((phone) => screen.getByRole('link', { name: phone }));
    expect(links).toHaveLength(count);
  });

  it('of duties shows each of them', () => {
    render(
      <VacancyDetail
        locale={english}
        vacancy={inLanguage(vacancy(duties(count)), 'en')}
        workplace="Factory"
        today="2026-11-20"
      />,
    );
    expect(screen.getAllByText(/^Duty number/)).toHaveLength(count);
  });

  it('of figures shows each of them', () => {
    const head = { title: pair('Why'), text: pair('Because.'), ranges: [] };
    const content = inLanguage({ ...head, figures: figures(count) }, 'en');
    render(<WhyGreen locale={english} content={content} />);
    const [, last] = screen.getAllByText('less water').map((term) => term.closest('dl'));
    const list = last ?? screen.getByText('less water').closest('dl');
    expect(within(list as HTMLElement).getAllByText('less water')).toHaveLength(count);
  });

  it('of pictures shows each of them beside the checks', () => {
    const images = inLanguage(photos(count), 'en').map(({ image }) => image);
    render(<CheckList locale={english} checks={[]} pictures={images} side="left" />);
    expect(screen.getAllByRole('img')).toHaveLength(count);
  });
});

it.each([
  [
    'telephones',
    6,
    (count: number) => companySchema().safeParse({ ...published.company[0], phones: phones(count) }),
  ],
  ['duties', 12, (count: number) => vacancySchema().safeParse(vacancy(duties(count)))],
  [
    'figures',
    6,
    (count: number) =>
      homeSchema().safeParse({
        ...withoutBangla(home),
        whyGreen: { ...withoutBangla(home.whyGreen), figures: figures(count) },
      }),
  ],
] as const)('%s: one to %i', (_what, most, parse) => {
  const accepted = listOf(most + 2, (number) => number - 1).filter((count) => parse(count).success);
  expect(accepted).toEqual(listOf(most, (number) => number));
});

it('takes up to six pictures beside the checks, or none', () => {
  const accepted = listOf(8, (number) => number - 1).filter(
    (count) =>
      qualitySchema().safeParse({
        ...withoutBangla(quality),
        checks: { ...withoutBangla(quality.checks), pictures: photos(count) },
      }).success,
  );
  expect(accepted).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
