import { renderInStudio } from '../in-studio';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notices } from '@/components/admin/shell/notices';
import { sampleContent } from '@/__tests__/content/sample-content';
import { createBrowser, openTabAfter, p, product } from '../store/studio-kit';

test('the heading has the focus after “Work here instead”, whose button goes', async () => {
  const browser = createBrowser();
  await browser.startTab();
  const { controller, studio } = browser.openTab();
  renderInStudio(
    controller,
    <main>
      <h1>Products</h1>
      <Notices />
    </main>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Work here instead' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus());
  expect(studio().state.status.phase).toBe('ready');
});

test('an article of a later day is not called online while its page is not there', async () => {
  const [news] = sampleContent.news;
  const article = { ...news, _id: 'later', title: 'Later', createdAt: '2099-11-24' };
  const online = { news: [article], products: [product('delta')] };
  const { controller } = await openTabAfter(async ({ put }) => {
    await put({ entity: 'news', id: 'later' }, article);
    await put(p('delta'), product('delta'));
  }, online);
  renderInStudio(controller, <Notices />);
  expect(
    await screen.findByText(
      '“Later”: online from Nov 24, 2099; needs somebody to renew the website on that day.',
    ),
  ).toBeVisible();
  expect(screen.getByText('On the website now: “Name of delta”.')).toBeVisible();
});
