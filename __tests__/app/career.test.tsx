import { render, screen } from '@testing-library/react';
import { CareerScreen } from '@/app/(site)/_screens/career';
import { generateMetadata } from '@/app/(site)/career/[id]/page';
import { openFirst, vacancies } from '@/content/entities/vacancies';
import { buildDay } from '@/content/lib/schedule';
import { english } from '@/content/strings/english';
import { vacancy } from '@/app/(site)/_screens/vacancy';

function screenOf(id: string) {
  const item = vacancy.find(id);
  if (item === undefined) throw new Error(`There is no record ${id}.`);
  return <vacancy.Screen locale={english} item={item} />;
}

const params = (id: string) => ({ params: Promise.resolve({ id }) });
const buildAt = (moment: string) =>
  jest.useFakeTimers({ now: new Date(moment), doNotFake: ['queueMicrotask', 'setTimeout'] });

afterEach(() => jest.useRealTimers());

describe('/career', () => {
  it('lists every vacancy under Available jobs', () => {
    render(<CareerScreen locale={english} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Available jobs' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      openFirst(buildDay()).map(({ position }) => position),
    );
  });

  it('lists the closed ones last', () => {
    const [{ deadline = '' } = {}] = [...vacancies].sort((a, b) => a.deadline.localeCompare(b.deadline));
    buildAt(`${deadline}T23:00:00Z`);
    render(<CareerScreen locale={english} />);
    const closed = screen.getAllByText('Closed').length;
    const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('h3'));
    expect(closed).toBeGreaterThan(0);
    for (const row of rows.slice(-closed)) expect(row).toHaveTextContent('Closed');
  });
});

describe('/career/{id}', () => {
  it('is marked as closed when built after the deadline, and keeps the page', async () => {
    buildAt('2027-01-31T12:00:00Z');
    const { unmount } = render(screenOf('territory-sales-officer'));
    expect(screen.queryByText(/closed/i)).toBeNull();
    unmount();

    buildAt('2027-02-01T12:00:00Z');
    render(screenOf('territory-sales-officer'));
    expect(screen.getByText(/^Closed on/)).toHaveTextContent('Closed on Jan 31, 2027');
    expect(screen.queryByRole('form')).toBeNull();
    const others = screen.getByRole('region', { name: 'Open jobs' });
    expect(others).not.toHaveTextContent('Territory Sales Officer');
    expect(others).toHaveTextContent('Deadline');
    expect((await generateMetadata(params('territory-sales-officer'))).description).toContain(
      'Closed since Jan 31, 2027',
    );
  });

  it.each(vacancies.map(({ _id }) => [_id]))(
    'describes %s in 70 to 160 characters, open and closed',
    async (id) => {
      for (const moment of ['2026-01-01T00:00:00Z', '2028-01-01T00:00:00Z']) {
        buildAt(moment);
        const { description } = await generateMetadata(params(id));
        expect(description?.length).toBeGreaterThanOrEqual(70);
        expect(description?.length).toBeLessThanOrEqual(160);
      }
    },
  );
});
