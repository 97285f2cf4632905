import 'fake-indexeddb/auto';
import './store/browser-platform';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactElement } from 'react';
import { createStudio } from '@/components/admin';
import type { StudioSite } from '@/components/admin/site';
import { collectionMeta, field, line, prose, record, singleMeta, slug, toForm, z } from '@/lib/records';
import { router } from './in-studio';

const boats = record({
  id: slug,
  name: field(['Name', 'নাম'], line(2, 40)),
  berth: field(['Berth', 'ঘাট'], z.optional(prose(5, 200))),
});
const harbour = record({ id: slug, depth: field(['Depth', 'গভীরতা'], line(1, 20)) });

/** A website of two kinds of content, of which the code has never heard: the boats of a harbour, and the harbour. */
const site = {
  entities: ['boats', 'harbour'],
  registry: {
    boats: collectionMeta(['boat', 'নৌকা'], ['boats', 'নৌকা'], {
      titleField: 'name',
      list: { path: '/admin/Boats', title: 'All Boats', bangla: 'সব নৌকা' },
      add: { path: '/admin/AddBoat', title: 'Add Boat', bangla: 'নতুন নৌকা' },
      shownOn: ['/boats'],
    }),
    harbour: singleMeta(['harbour', 'বন্দর'], ['The harbour', 'বন্দর'], '/admin/Harbour', ['/']),
  },
  formOf: (entity: string) => toForm(entity === 'boats' ? boats : harbour, true),
  fileOf: (entity: string) => `${entity}.json`,
  recordFiles: new Set(['boats.json', 'harbour.json']),
  loadRecords: async (entity: string) =>
    entity === 'boats' ? [{ id: 'heron', name: { en: 'Heron' } }] : [{ id: 'harbour', depth: { en: '4 m' } }],
  loadExchange: () => Promise.reject(new Error('Nothing is sent here.')),
  ofToday: (_: string, value: unknown) => value,
  problemsAmong: () => [],
  scheduleOf: () => ({}),
  categorisedBy: {},
  withNames: (_: string, value: object) => value,
  hintsOf: () => new Map(),
  effectsOf: { boats: (all: readonly unknown[]) => [`The jetty will have ${all.length} boats.`] },
  speaksBangla: false,
  shownTexts: <Value,>(value: Value) => value,
  sitePicture: () => ({ kind: 'missing' }),
  sitePictures: {},
  home: '/',
  pages: ['/', '/boats'],
  pageTitle: (path: string) => ({ '/': 'quay', '/boats': 'fleet' })[path],
  menuPages: [],
  ownPage: () => null,
  listAbove: () => '/',
  isOnWebsite: () => true,
  isShown: () => true,
  hiddenPaths: [],
  pageRecords: null,
  hintsAmong: () => [],
  redirects: null,
  loadCalledAlso: () => Promise.resolve({}),
  menu: [
    {
      title: 'Waterside',
      items: [{ title: 'Fleet', icon: 'M4 4h16', submenu: false, path: '/admin/Boats' }],
    },
  ],
  previews: { boats: null, harbour: null },
  fields: {},
  views: {},
  kinds: {},
  ArticleView: ({ markdown }: { markdown: string }) => <p>{markdown}</p>,
} as unknown as StudioSite;

// No other tab is open.
globalThis.BroadcastChannel ??= class {
  postMessage = () => undefined;
  close = () => undefined;
} as unknown as typeof BroadcastChannel;

const { AdminShell, ListScreen, RecordEditor } = createStudio(site);

const open = (screenShown: ReactElement, search = '') =>
  render(
    <AppRouterContext value={router}>
      <PathnameContext value="/admin/Boats">
        <SearchParamsContext value={new URLSearchParams(search)}>
          <AdminShell
            brand="Harbour"
            logo={<b>Harbour</b>}
            home="/"
            search={{ action: '/search', method: 'get' }}
            user={{ name: 'Rahim', jobTitle: 'Harbour master' }}
          >
            {screenShown}
          </AdminShell>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>,
  );

const boat = 'boats' as Parameters<typeof ListScreen>[0]['entity'];

test('a website of which the code knows nothing has its menu, list, form and review', async () => {
  const user = userEvent.setup();
  const list = open(<ListScreen entity={boat} />);
  expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Fleet' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Heron/ })).toHaveAttribute(
    'href',
    '/admin/AddBoat?id=heron',
  );
  list.unmount();

  const editor = open(<RecordEditor entity={boat} />, 'id=heron');
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  expect(name).toHaveValue('Heron');
  await user.clear(name);
  await user.type(name, 'Kingfisher');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('link', { name: /^Fleet \(opens/ })).toHaveAttribute('href', '/boats');

  await user.click(await screen.findByRole('button', { name: 'Publish 1 change (review first)' }));
  const review = await screen.findByRole('dialog', { name: 'Review and publish' });
  expect(await within(review).findByText('The jetty will have 1 boats.')).toBeVisible();
  expect(within(review).getByText(/^Kingfisher/, { selector: 'b' })).toBeVisible();
  expect(within(review).getByText('Shown on: Fleet')).toBeVisible();
  editor.unmount();

  open(<ListScreen entity={boat} />);
  expect(await screen.findByRole('link', { name: /Kingfisher/ })).toBeVisible();
});
