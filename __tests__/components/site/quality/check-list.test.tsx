import { render, screen, within } from '@testing-library/react';
import { CheckList } from '@/components/site/quality/check-list';
import { YardPlan } from '@/components/site/quality/yard-plan';
import { scene } from '../../../fixtures/scene';
import { checkingPoints } from '@/content/entities/quality-checks';
import { inLanguage } from '@/lib/records';
import type { YardPlace } from '@/content/entities/quality-checks/schema';
import { english } from '@/content/strings/english';

type Block = { readonly length: number; readonly width: number };

const checks = inLanguage(checkingPoints, 'en');

const setUp = () =>
  render(
    <CheckList
      locale={english}
      checks={checks}
      pictures={[scene('curing-racks'), scene('banner')]}
      side="right"
    />,
  );

it('numbers the checks from 01 in their order', () => {
  setUp();
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.slice(0, 2))).toEqual(['01', '02', '03']);
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(
    checks.map(({ title }) => title),
  );
});

describe('the plan of a yard', () => {
  const plan = (list: readonly { readonly title: string; readonly place?: YardPlace }[], block?: Block) =>
    render(<YardPlan locale={english} checks={list} words="The yard" block={block} />);
  const numbers = () =>
    within(screen.getByRole('list', { name: 'Checks on the plan' })).getAllByRole<HTMLAnchorElement>('link');
  /** Where a number is on the plan. */
  const placeOf = (name: string) => {
    const style = numbers().find((link) => link.getAttribute('aria-label')?.endsWith(name))?.parentElement
      ?.style;
    return [style?.left, style?.top, style?.getPropertyValue('translate')];
  };
  const three = [
    { title: 'Sand', place: 'bays' },
    { title: 'Mould', place: 'press' },
    { title: 'Dates', place: 'stacks' },
  ] as const;

  it('has a number for each check that names its place, linked to the check', () => {
    const list = [...three, { title: 'On paper' }, { title: 'Water', place: 'curing' as const }];
    plan(list);
    render(
      <CheckList
        locale={english}
        checks={list.map(({ title }) => ({ title, text: '' }))}
        pictures={[]}
        side="right"
        anchor="check"
      />,
    );
    expect(numbers().map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '5']);
    const targets = numbers().map((link) => document.getElementById(link.hash.slice(1)));
    expect(targets.map((target) => target && within(target).getByRole('heading').textContent)).toEqual([
      'Sand',
      'Mould',
      'Dates',
      'Water',
    ]);
  });

  it('leaves every other number at its place when a check goes', () => {
    const { unmount } = plan(three);
    const before = ['Sand', 'Dates'].map(placeOf);
    unmount();
    plan([three[0], three[2]]);
    expect(['Sand', 'Dates'].map(placeOf)).toEqual(before);
  });

  it('shows checks of one place one beside the other, however many they are', () => {
    plan(Array.from({ length: 10 }, (_, index) => ({ title: `Check ${index}`, place: 'press' as const })));
    const places = numbers().map((_, index) => placeOf(`Check ${index}`).join(' '));
    expect(new Set(places).size).toBe(10);
  });

  it.each([
    [
      { length: 390, width: 190 },
      /pallet 1.2\s×\s1\sm\. One layer on the pallet is 15 blocks of 390\s×\s190\smm, seen from above\.$/,
    ],
    [{ length: 200, width: 100 }, /is 60 blocks of 200\s×\s100\smm/],
    [{ length: 3000, width: 50 }, /pallet 1.2\s×\s1\sm\.$/],
    [undefined, /pallet 1.2\s×\s1\sm\.$/],
  ])('counts on a pallet what fits of a block of %j', (block, note) => {
    plan(three, block);
    expect(screen.getByText(/^Typical plan/)).toHaveTextContent(note);
  });

  it('is left out where no check names a place', () => {
    plan([{ title: 'On paper' }]);
    expect(screen.queryByRole('img', { name: 'The yard' })).toBeNull();
  });
});
