import { site } from '@/components/admin/site';
import { openInStudio, renderInStudio } from '../../in-studio';
import { act, screen, waitFor } from '@testing-library/react';
import { ProposalsSection } from '@/components/admin/screens/proposals/proposals-section';
import { isTickedByDefault, reviewItems } from '@/components/admin/screens/review/review-items';
import { StateTag } from '@/components/admin/records/state-tag';
import { StatusBar } from '@/components/admin/shell/status-bar';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { createBrowser, handOver, p, product } from '../../store/studio-kit';

const mockHost = { open: [] as object[], published: null as string | null };

jest.mock('@/components/admin/repository/connection', () => ({
  currentConnection: () => Promise.resolve({ name: 'Rahim', host: {}, proposals: () => Promise.resolve({}) }),
}));
jest.mock('@/components/admin/repository/proposal', () => ({
  openProposals: () => Promise.resolve(mockHost.open),
}));
jest.mock('@/components/admin/repository/commit-content', () => ({
  findPublication: () => Promise.resolve(mockHost.published),
}));

const proposal = {
  id: 1,
  subject: 'content: 1 product',
  body: 'Publication: mark',
  author: 'rahim',
  at: '2026-11-24T10:00:00Z',
  page: 'https://git.example.com/1',
};
const note = { by: 'karima', note: 'Please write it in full.', at: '2026-11-24T11:00:00Z' };

/** Opens the proposals with a draft that was proposed here. */
async function openProposed(open: object[], published: string | null = null) {
  Object.assign(mockHost, { open, published });
  const { studio, rerender } = await openInStudio(<StatusBar />);
  await act(async () => {
    await studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
    await handOver({ studio }, { to: 'proposal', mark: 'mark' });
  });
  const bar = () => screen.getByRole('button', { name: /publish/i }).textContent;
  expect(bar()).toBe('1 proposed: waiting for approval, review and publish');
  rerender(
    <>
      <StatusBar />
      <ProposalsSection />
    </>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the proposals…')).not.toBeInTheDocument());
  const [item] = reviewItems(studio(), () => ({ kind: 'unknown' }));
  if (item === undefined) throw new Error('The draft is gone.');
  rerender(
    <>
      <StatusBar />
      <ProposalsSection />
      <StateTag of={item} />
    </>,
  );
  return { bar, isTicked: isTickedByDefault(item) };
}

it('says of a proposed draft that it waits for approval, not for the website', async () => {
  const { isTicked } = await openProposed([{ proposal, returned: null, preview: null }]);
  expect(screen.getByText('Proposed, waiting for approval')).toBeVisible();
  expect(isTicked).toBe(false);
});

it.each([
  ['a colleague has returned it', [{ proposal, returned: note, preview: null }]],
  ['it was withdrawn, or closed at the host', []],
])('makes a proposed draft an ordinary one when %s', async (_, open) => {
  const { bar, isTicked } = await openProposed(open);
  expect(bar()).toBe('Publish 1 change (review first)');
  expect(screen.getByText('Edited')).toBeVisible();
  expect(isTicked).toBe(true);
  if (open.length > 0) expect(screen.getByText('Returned by karima: Please write it in full.')).toBeVisible();
});

/** A browser in which a draft was proposed, in a tab that was closed since. */
async function proposedEarlier() {
  const browser = createBrowser();
  const before = await browser.startTab();
  await before.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
  await handOver(before, { to: 'proposal', mark: 'mark' });
  before.controller.stop();
  return browser;
}

it('reads the proposals on the dashboard when the drafts are there', async () => {
  process.env.CONTENT_APPROVAL = 'optional';
  const { Waiting } = await import('@/components/admin/screens/dashboard/waiting');
  Object.assign(mockHost, { open: [{ proposal, returned: note, preview: null }] });
  const { controller, studio } = (await proposedEarlier()).openTab();
  renderInStudio(controller, <Waiting published={[]} />);
  expect(await screen.findByText(/Returned by karima/)).toBeVisible();
  await waitFor(() => expect(studio().state.status.phase).toBe('ready'));
  await waitFor(() => expect(studio().proposedCount).toBe(0));
  act(() => screen.getByRole('button', { name: /waiting$/ }).click());
  expect(screen.getByText('Edited')).toBeVisible();
  delete process.env.CONTENT_APPROVAL;
});

it('says of an approved draft that it waits for the website', async () => {
  const { bar } = await openProposed([], 'commit');
  expect(bar()).toBe('1 handed over: waiting for the website, review and publish');
  expect(screen.getByText('Handed over')).toBeVisible();
});

describe('the form of a proposed product', () => {
  /** The notices of the form, for what the host has open. */
  async function noticesFor(open: object[], published: string | null = null) {
    Object.assign(mockHost, { open, published });
    process.env.CONTENT_APPROVAL = 'optional';
    const { EditorNotices } = await import('@/components/admin/screens/editor/editor-header');
    delete process.env.CONTENT_APPROVAL;
    const Notices = () => {
      const row = useStudio((studio) => studio.row('products', 'alpha'));
      return <EditorNotices entity="products" row={row} mode="editing" />;
    };
    return Notices;
  }

  /** Opens them for a product that was proposed in this tab. */
  async function openNotices(open: object[]) {
    const Notices = await noticesFor(open);
    const { studio } = await openInStudio(<Notices />);
    await act(async () => {
      await studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
      await handOver({ studio }, { to: 'proposal', mark: 'mark' });
    });
    return () => act(async () => void (await studio().put(p('alpha'), product('alpha', { name: 'Later' }))));
  }

  it('says that a colleague can still publish what was proposed before the last changes', async () => {
    const edit = await openNotices([{ proposal, returned: null, preview: null }]);
    const notice = /^You proposed this at .*, and a colleague can still publish that text\./;
    expect(screen.queryByText(notice)).toBeNull();
    await edit();
    expect(await screen.findByText(notice)).toBeVisible();
  });

  it('says when it was approved meanwhile', async () => {
    const Notices = await noticesFor([], 'commit');
    const { controller, studio } = (await proposedEarlier()).openTab();
    renderInStudio(controller, <Notices />);
    await waitFor(() => expect(studio().handedCount).toBe(1));
    expect(studio().proposedCount).toBe(0);
  });

  it.each(['product', 'পণ্য'])(
    'shows the note with which a colleague returned it, where it is a %s',
    async (noun) => {
      // The message is in English, whatever the studio calls a product.
      jest.replaceProperty(site().registry.products, 'singular', noun);
      const body = `Edit product "Mine": name\n\n${proposal.body}`;
      const mine = { ...proposal, body, isMine: true };
      const edit = await openNotices([{ proposal: mine, returned: note, preview: null }]);
      await edit();
      expect(await screen.findByText('Returned by karima: Please write it in full.')).toBeVisible();
    },
  );
});
