import { pair } from '@/__tests__/fixtures/pair';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createStore } from 'zustand/vanilla';
import { PublicationNotice } from '@/components/admin/screens/publish/publication-notice';
import { buildDay, setBuildDay } from '@/lib/records';
import { StudioContext } from '@/components/admin/store/studio-context.client';
import type { Handed, Publication } from '@/components/admin/store/types';

const SENT_AT = new Date(2026, 4, 7, 12, 0);
const MINUTE = 60_000;
const arrived: Publication = {
  mark: 'first',
  commit: 'abc',
  page: 'https://github.com/surma/website/commit/abc',
  hash: 'new',
  at: SENT_AT.toISOString(),
  phase: 'arrived',
  onlineAt: null,
  changes: [],
};

/** A store that has opened, with what the note shows of it. */
const { setState, ...studio } = createStore(() => ({
  state: {
    status: { phase: 'ready' },
    handed: new Map<string, Handed>(),
    publications: new Map<string, Publication>(),
  },
  keepPublication: (one: Publication) => {
    keep(one);
    return Promise.resolve({ ok: true });
  },
}));
function keep(...publications: readonly Publication[]) {
  const { state } = studio.getState();
  setState({ state: { ...state, publications: new Map(publications.map((one) => [one.mark, one])) } });
}

/** Content hash in `/content-version.json`. */
let online = 'old';
const asked = jest.fn(() =>
  Promise.resolve({
    ok: true,
    json: () => Promise.resolve({ content: online, commit: null, day: '2026-05-07' }),
  } as Response),
);

beforeEach(() => {
  jest.useFakeTimers({ now: SENT_AT });
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  global.fetch = asked;
  online = 'old';
  asked.mockClear();
  keep(arrived);
});

afterEach(() => {
  jest.useRealTimers();
});

async function open() {
  render(
    <StudioContext value={studio as unknown as ComponentProps<typeof StudioContext>['value']}>
      <PublicationNotice />
    </StudioContext>,
  );
  await pass(0);
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const notice = () => screen.getByRole('region', { name: 'Publishing' });
const builds = () => screen.queryByRole('link', { name: 'Builds on GitHub' });

test('polls the website every 30 seconds while visible, and shows the time when the change is online', async () => {
  await open();
  expect(notice()).toHaveTextContent('Handed over at 12:00, waiting for the website.');
  expect(asked).not.toHaveBeenCalled();
  await pass(2 * MINUTE);
  expect(asked).toHaveBeenCalledTimes(4);

  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(5 * MINUTE);
  expect(asked).toHaveBeenCalledTimes(4);
  visibility.mockRestore();

  online = 'new';
  await pass(30_000);
  expect(notice()).toHaveTextContent('Online since 12:07.');
  await pass(5 * MINUTE);
  expect(asked).toHaveBeenCalledTimes(5);
});

test('links to the host’s builds after half an hour, in a tab without a copy of the session', async () => {
  await open();
  await pass(30 * MINUTE);
  expect(notice()).toHaveTextContent(/^Handed over at 12:00, waiting for the website\.$/);
  expect(builds()).not.toBeInTheDocument();

  await pass(MINUTE);
  expect(notice()).toHaveTextContent('It is still not on the website after 31 minutes.');
  expect(builds()).toHaveAttribute('href', 'https://github.com/surma/website/commit/abc');
  expect(builds()).toHaveAttribute('rel', expect.stringContaining('noopener'));

  online = 'new';
  await pass(30_000);
  expect(notice()).toHaveTextContent('Online since 12:31.');
  expect(builds()).not.toBeInTheDocument();
});

test('polls at once and every half minute whether an uncertain publication has arrived', async () => {
  keep({ ...arrived, phase: 'unsure' });
  await open();
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(MINUTE);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(notice()).toHaveTextContent('Connect in Account Settings to find out.');

  online = 'new';
  await pass(30_000);
  expect(notice()).toHaveTextContent('Online since 12:01.');
});

test('does not call an article online that the website shows on a later day', async () => {
  const article = { _id: 'later', title: pair('Later'), createdAt: '2099-11-24' };
  const by = {
    version: 1,
    to: 'commit',
    mark: 'first',
    handedAt: arrived.at,
    base: null,
    earlier: [],
  } as const;
  const row: Handed = { ...by, entity: 'news', id: 'later', op: 'put', value: article };
  const { state } = studio.getState();
  setState({ state: { ...state, handed: new Map([['news/later', row]]) } });
  online = 'new';
  await open();
  await pass(30_000);
  expect(notice()).toHaveTextContent(
    /^“Later”: waiting for Nov 24, 2099; somebody has to update the website on that day\./,
  );
});

test('a tab that is open over night takes over the day of the night’s build', async () => {
  process.env.BUILD_DAY = '2026-05-06';
  setBuildDay(undefined);
  keep();
  await open();
  expect(buildDay()).toBe('2026-05-06');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(buildDay()).toBe('2026-05-07');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(1);
  delete process.env.BUILD_DAY;
});
