import { act, render, screen, within } from '@testing-library/react';
import { BlockToWall } from '@/components/site/key-product/block-to-wall';
import { ComparisonTable } from '@/components/site/key-product/comparison-table';
import { comparison } from '@/content/entities/comparison';
import { inLanguage } from '@/lib/records';
import { english } from '@/content/strings/english';
import { locales } from '@/content/strings/locales';
import { renderToString } from 'react-dom/server';
import { ARC, ProgressRing, SHEET } from '@/components/site/key-product/progress-ring.client';

/** The drawings are of a block whose module is 400 mm, and of its half. */
jest.mock('@/content/entities/products', () => {
  const actual = jest.requireActual<{ products: readonly object[] }>('@/content/entities/products');
  const { range } = jest.requireActual<{ range: Readonly<Record<string, object>> }>(
    '@/__tests__/fixtures/forms',
  );
  const forms = [range['block-190'], range['block-half']];
  return {
    ...actual,
    products: actual.products.map((one, index) => (forms[index] ? { ...one, form: forms[index] } : one)),
  };
});

const names = { brick: 'Traditional clay brick', block: 'Hollow block' };

it('is a table of the factors with a caption, column heads and row heads', () => {
  render(<ComparisonTable locale={english} rows={inLanguage(comparison, 'en')} names={names} />);
  const table = screen.getByRole('table', {
    name: 'Traditional clay brick and Hollow block compared, factor by factor',
  });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Factor', 'Traditional clay brick', 'Hollow block']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(inLanguage(comparison, 'en').map(({ name }) => name));
});

it.each([
  ['Padma hollow block', 'Clay brick and Padma hollow block compared, factor by factor'],
  [undefined, 'Clay brick and Our block compared, factor by factor'],
])('calls the block of a firm %s as its record does', (block, caption) => {
  const row = { id: 'speed', name: 'Speed', clay: 'Slow.', block: 'Fast.' };
  render(<ComparisonTable locale={english} rows={[row]} names={{ block }} />);
  expect(screen.getByRole('table', { name: caption })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: block ?? 'Our block' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Speed' })).toBeVisible();
});

it('sets the clay brick before the block in every row', () => {
  render(<ComparisonTable locale={english} rows={inLanguage(comparison, 'en')} />);
  const dampness = screen.getByRole('row', { name: /^Dampness/ });
  const [clay, block] = within(dampness).getAllByRole('cell');
  expect(clay).toHaveTextContent(/14–22\s%/);
  expect(block).toHaveTextContent(/4–6\s%/);
});

it.each([
  [
    locales.en,
    /1One block: 390\s×\s190\smm in plan/,
    /6One square metre takes 12\.5 blocks, with joints of 10\smm/,
  ],
  [locales.bn, /১একটি ব্লক/, /৬এক বর্গমিটারে লাগে ১২\.৫টি/],
])('shows how a block becomes a wall in six numbered drawings (%#)', (locale, first, last) => {
  render(<BlockToWall locale={locale} />);
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps).toHaveLength(6);
  expect(steps[0]).toHaveTextContent(first);
  expect(steps[5]).toHaveTextContent(last);
  for (const step of steps) expect(step.querySelector('svg')).toBeVisible();
});

describe('a ring', () => {
  let see: () => void;

  const setUp = (value: number, { reducedMotion = false } = {}) => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: reducedMotion });
    window.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        see = () =>
          act(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
      }
      observe = jest.fn();
      disconnect = jest.fn();
    } as never;
    return render(<ProgressRing language="en" value={value} />);
  };
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const digits = (container: HTMLElement) => container.querySelector('.progress-ring-figure')?.textContent;
  const arc = (container: HTMLElement) =>
    container.querySelector('.progress-ring-value')?.getAttribute('stroke-dasharray')?.split(' ')[0];

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has its final value in the exported HTML, in text and drawing', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<ProgressRing language="en" value={45.93} />);
    expect(page).toHaveTextContent('45.93%');
    expect([digits(page), arc(page)]).toEqual(['45.93%', '45.93']);
  });

  it('draws its arc from 0 in steps of 1 every 100 ms, to the exact value, beside a figure that stands still', () => {
    const { container } = setUp(45.93);
    see();
    expect(arc(container)).toBe('0');
    pass(99);
    expect(arc(container)).toBe('0');
    pass(1);
    expect(arc(container)).toBe('1');
    expect(digits(container)).toBe('45.93%');
    pass(4400);
    expect(arc(container)).toBe('45');
    pass(100);
    expect(arc(container)).toBe('45.93');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is not animated before it is seen or with reduced motion', () => {
    const waiting = setUp(45.93);
    pass(5000);
    expect(arc(waiting.container)).toBe('45.93');
    waiting.unmount();

    const { container } = setUp(45.93, { reducedMotion: true });
    expect(jest.getTimerCount()).toBe(0);
    expect(arc(container)).toBe('45.93');
  });
});

it('draws three quarters of a circle, open at the bottom', () => {
  const [x1 = 0, y1 = 0, radius = 0, , , largeArc, sweep, x2 = 0, y2 = 0] = (
    ARC.match(/-?[\d.]+/g) ?? []
  ).map(Number);
  const centre = SHEET / 2;
  const angle = (x: number, y: number) => (Math.atan2(y - centre, x - centre) * 180) / Math.PI;

  expect([x1, y1, x2, y2].every(Number.isFinite)).toBe(true);
  expect(Math.hypot(x1 - centre, y1 - centre)).toBeCloseTo(radius, 1);
  expect([largeArc, sweep]).toEqual([1, 1]);
  expect((angle(x2, y2) - angle(x1, y1) + 360) % 360).toBeCloseTo(270, 1);
  expect(y1).toBe(y2);
  expect(y1).toBeGreaterThan(centre);
});
