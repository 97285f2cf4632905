import { render, screen, within } from '@testing-library/react';
import { CheckList } from '@/components/site/quality/check-list';
import { YardPlan } from '@/components/site/quality/yard-plan';
import { scene } from '../../../fixtures/scene';
import { checkingPoints } from '@/content/entities/quality-checks';
import { inLanguage } from '@/lib/records';
import { english } from '@/content/strings/english';

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
  expect(items.map((item) => item.textContent?.slice(0, 2))).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
  ]);
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(
    checks.map(({ title }) => title),
  );
});

it('has a number on the plan of the yard for each check, linked to it', () => {
  render(<YardPlan locale={english} checks={checks} />);
  render(<CheckList locale={english} checks={checks} pictures={[]} side="right" anchor="check" />);
  const plan = screen.getByRole('list', { name: 'Checks on the plan' });
  const targets = within(plan)
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => document.getElementById(link.hash.slice(1)));
  expect(targets.map((target) => target && within(target).getByRole('heading').textContent)).toEqual(
    checks.map(({ title }) => title),
  );
});
