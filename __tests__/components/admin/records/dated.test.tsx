import { act, screen, waitFor, within } from '@testing-library/react';
import { published } from '@/__tests__/content/published';
import { pair } from '@/__tests__/fixtures/pair';
// Preloads lazy modules, so that no test waits for their transform.
import '@/components/admin/screens/settings/changed-labels';
import '@/components/admin/screens/review/field-changes';
import { RecordList } from '@/components/admin/screens/list/record-list';
import { ReviewBody } from '@/components/admin/screens/review/review-body';
import { Activity } from '@/components/admin/screens/settings/activity.client';
import { openEditor } from '../open-editor';
import { openInStudio } from '../in-studio';
import { product } from '../store/studio-kit';

const [company = {}] = published.company;
const helpline = { kind: 'helpline', first: '2099-03-01', last: '2099-03-30', helpline: '+880 9600 111111' };
const days = 'from Mar 1, 2099 to Mar 30, 2099';

afterEach(() => void delete process.env.NIGHTLY_BUILD);

test('a number is given for some days; the form shows it beside the usual one, which can still be changed', async () => {
  process.env.NIGHTLY_BUILD = '1';
  const { user, value } = await openEditor('company', 'company', [company]);
  await user.click(screen.getByRole('button', { name: 'Add a change with a date' }));
  const row = within(screen.getByRole('group', { name: 'Change with a date 1' }));
  await user.selectOptions(row.getByRole('combobox', { name: /^What changes/ }), 'Helpline');
  const number = await row.findByRole('textbox', { name: 'Helpline' });
  expect(number).toHaveValue(String(company.helpline));
  await user.clear(number);
  await user.type(number, helpline.helpline);
  await user.type(row.getByLabelText(/^First day/), helpline.first);
  await user.type(row.getByLabelText(/^Last day/), helpline.last);
  await user.tab();
  await waitFor(() => expect(value()).toEqual({ ...company, dated: [helpline] }));

  const usual = screen.getByRole('textbox', { name: 'Helpline', description: /the website shows/ });
  expect(usual).toHaveAccessibleDescription(
    expect.stringContaining(
      'From Mar 1, 2099 to Mar 30, 2099 the website shows “+880 9600 111111”, then this one again.',
    ),
  );
  await user.clear(usual);
  await user.type(usual, '+880 9600 222222');
  await user.tab();
  await waitFor(() =>
    expect(value()).toEqual({ ...company, helpline: '+880 9600 222222', dated: [helpline] }),
  );
});

test('without a build every night nothing can be added, and the form says what is needed', async () => {
  await openEditor('company', 'company', [company]);
  expect(screen.getByText(/^This needs a website that is built every night\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a change with a date' })).toBeNull();
});

const name = { kind: 'name', first: helpline.first, last: helpline.last, name: pair('Ramadan block') };

test.each([
  ['1', `Name: another value ${days}`],
  ['', `Name: another value ${days}; somebody has to update the website on these days`],
])('the list names what changes and when (built every night: %p)', async (nightly, note) => {
  process.env.NIGHTLY_BUILD = nightly;
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  await openInStudio(<RecordList entity="products" />, {
    products: [product('alpha', { dated: [name] }), product('beta')],
  });
  expect(await screen.findAllByText(/another value/)).toHaveLength(1);
  expect(screen.getByText(note)).toBeVisible();
});

test('review and history show it with its days', async () => {
  process.env.NIGHTLY_BUILD = '1';
  const { studio, user } = await openInStudio(
    <>
      <ReviewBody />
      <Activity />
    </>,
    { products: [product('alpha')] },
  );
  const key = { entity: 'products', id: 'alpha' } as const;
  await act(async () => void (await studio().put(key, product('alpha', { dated: [name] }))));
  expect(await screen.findByText(`Name: another value ${days}`)).toBeVisible();
  for (const summary of ['What changes', 'What changed']) {
    await user.click(screen.getByText(summary, { selector: 'summary *, summary' }));
  }
  await waitFor(() => expect(screen.getAllByText('Mar 1, 2099')).toHaveLength(2));
  expect(screen.getAllByText('Ramadan block')).toHaveLength(2);
});
