import { render, screen } from '@testing-library/react';
import { CareerScreen } from '@/app/(site)/_screens/career';
import { generateMetadata } from '@/app/(site)/career/[id]/page';
import { careers } from '@/content/entities/careers';
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

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

afterEach(() => jest.useRealTimers());

describe('/career', () => {
  it('lists every vacancy under Available jobs', () => {
    render(<CareerScreen locale={english} />);
    expect(screen.getByRole('heading', { level: 2, name: careers.title })).toBeInTheDocument();
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
    const [first] = openFirst(buildDay());
    if (first === undefined) throw new Error('The content has no vacancy.');
    const { _id: id, position, deadline } = first;
    buildAt(`${deadline}T12:00:00Z`);
    const { unmount } = render(screenOf(id));
    expect(screen.queryByText(/closed/i)).toBeNull();
    unmount();

    buildAt(`${dayAfter(deadline)}T12:00:00Z`);
    render(screenOf(id));
    expect(screen.getByText(/^Closed on/)).toHaveTextContent(`Closed on ${english.day(deadline)}`);
    expect(screen.queryByRole('form')).toBeNull();
    const others = screen.getByRole('region', { name: 'Open jobs' });
    expect(others).not.toHaveTextContent(position);
    expect(others).toHaveTextContent('Deadline');
    const { description } = await generateMetadata(params(id));
    expect(description).toContain(`Closed since ${english.day(deadline)}`);
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
