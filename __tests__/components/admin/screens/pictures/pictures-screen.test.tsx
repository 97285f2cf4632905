import { pair } from '@/__tests__/fixtures/pair';
import { textOf } from '@/lib/records';
import { renderInStudio } from '../../in-studio';
import { openEditor } from '../../open-editor';
import { readablePicture, readPictures } from '../../readable-pictures';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
// Preloads the lazy module, so that no test waits for its transform.
import '@/components/admin/fields/picture-dialogs';
import { libraryOf, withPicture } from '@/components/admin/records/picture-library';
import { recordHints } from '@/components/admin/records/record-hints';
import { PicturesScreen } from '@/components/admin/screens/pictures/pictures-screen.client';
import { formOf } from '@/content/registry/forms';
import { createBrowser, labels, p, product, stored } from '../../store/studio-kit';

const brick = { src: '/images/products/grey.webp', width: 1200, height: 1200 };
const small = { src: '/images/uploads/small-0a1b2c3d.webp', width: 500, height: 500 };
const stray = '/images/uploads/stray-4e5f6a7b.webp';
const kerb = '/images/scenes/kerb-road.jpg';

const article = {
  _id: 'a-day',
  title: pair('A day', 'একটি দিন'),
  desc: pair(`A brick: ![Brick](${brick.src})\n\nAnother site has https://example.com${brick.src}.`),
  date: '2026-11-20',
  image: { ...brick, alt: pair('A brick.', 'একটি ইট।') },
};
const records = {
  products: [
    product('alpha', { image: { ...brick, alt: pair('A brick.') } }),
    product('beta', { image: { ...small, alt: pair('') } }),
    product('gamma', { image: { ...brick, alt: pair('A brick that goes.') } }),
  ],
  blogs: [article],
};
/** The website's list: width and height in px, bytes, and whether code names the picture. */
const files = {
  [brick.src]: [1200, 1200, 345_000, 0],
  [small.src]: [500, 500, 9_000, 0],
  [stray]: [800, 600, 20_000, 0],
  [kerb]: [2880, 1920, 900_000, 1],
};

/** In ms: thirty files are stored one after the other. */
const SLOW = { timeout: 30_000 };

beforeEach(() => {
  readPictures();
  Object.assign(globalThis, { fetch: async () => ({ json: async () => files }) });
});

async function openScreen() {
  const tab = createBrowser().openTab(records);
  renderInStudio(
    tab.controller,
    <main>
      <PicturesScreen />
    </main>,
  );
  // Nothing is counted before it is there.
  expect(screen.getByRole('button', { name: 'All' })).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'grey.webp' });
  await waitFor(() => expect(tab.studio().state.status.phase).toBe('ready'));
  return { tab, user: userEvent.setup() };
}

/** The item of a picture by the name of its file. */
function itemOf(name: string) {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (item === null) throw new Error('A picture is in a list.');
  return within(item);
}

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('names every place that shows a picture, with the descriptions in both languages', async () => {
  await openScreen();
  const item = itemOf('grey.webp');
  expect(item.getByText('1200 × 1200 px, 345 KB')).toBeInTheDocument();
  const links = item.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Products: Name of alpha, 1 mm, Picture', '/admin/AdminAddProducts?id=alpha#field-image'],
    ['Products: Name of gamma, 1 mm, Picture', '/admin/AdminAddProducts?id=gamma#field-image'],
    ['Blogs: A day, Text', '/admin/AdminAddBlog?id=a-day#field-desc'],
    ['Blogs: A day, Picture', '/admin/AdminAddBlog?id=a-day#field-image'],
  ]);
  expect(item.getByText('Brick')).toBeInTheDocument();
  expect(item.getByText('একটি ইট।')).toHaveAttribute('lang', 'bn');
});

test('finds what nothing uses, what is too small for its use, and what is not described', async () => {
  const { user } = await openScreen();
  await user.click(screen.getByRole('button', { name: 'Unused (1)' }));
  expect(headings()).toEqual(['stray-4e5f6a7b.webp']);
  const who = 'The person who looks after the website can delete content/media/stray-4e5f6a7b.webp.';
  expect(itemOf('stray-4e5f6a7b.webp').getByText(`Nothing uses it. ${who}`)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Too small (1)' }));
  expect(headings()).toEqual(['small-0a1b2c3d.webp']);
  expect(screen.getByText(/^This picture is 500 × 500 px. At least 600 × 600 px/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Without description (1)' }));
  expect(headings()).toEqual(['small-0a1b2c3d.webp']);
});

test('of thirty files two fail: they are named with the reason, the others wait in the library', async () => {
  const { tab, user } = await openScreen();
  const chosen = Array.from({ length: 30 }, (_, number) => readablePicture(`yard ${number}.webp`));
  chosen[7] = readablePicture('dance.gif', 1600, 1200, 'GIF89a');
  chosen[19] = readablePicture('stamp.webp', 100, 80);
  await user.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), chosen);
  expect(await screen.findByText('28 pictures added, 2 not added:', {}, SLOW)).toBeInTheDocument();
  const refused = within(screen.getByRole('status')).getAllByRole('listitem');
  expect(refused.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^dance.gif: The website does not use GIF files/),
    expect.stringMatching(/^stamp.webp: This picture is 100 × 80 px. At least 160 × 160 px/),
  ]);
  expect(tab.studio().state.media.size).toBe(28);
  expect(tab.studio().state.steps).toEqual([]);
  expect(screen.getByRole('button', { name: 'Unused (29)' })).toBeInTheDocument();
});

test('a picture that waits in this browser can be removed, until an entry or its history uses it', async () => {
  const { tab, user } = await openScreen();
  const input = screen.getByLabelText('Add pictures', { selector: 'input' });
  const keptFile = readablePicture('kept.webp');
  await user.upload(input, [keptFile, readablePicture('mistake.webp', 800, 800), keptFile]);
  expect(await screen.findByText('2 pictures added, 1 not added:', {}, SLOW)).toBeInTheDocument();
  const [kept] = [...tab.studio().state.media.values()];
  const image = { src: `/images/uploads/${kept?.path.slice('media/'.length)}`, width: 1600, height: 1200 };
  await act(
    async () =>
      void (await tab.studio().edit([p('alpha')], (value) => withPicture(value, [brick.src], { image }))),
  );
  await act(async () => void (await tab.studio().discard([p('alpha')])));
  const [remove, ...others] = screen.getAllByRole('button', { name: /^Remove: / });
  expect(others).toEqual([]);
  expect(remove).toHaveAccessibleName(/^Remove: mistake-/);
  if (remove) await user.click(remove);
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove this picture?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect([...tab.studio().state.media.values()]).toEqual([kept]));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Pictures' })).toHaveFocus());
  expect(screen.queryByRole('heading', { name: /^mistake/ })).toBeNull();
});

test('replaces a picture in every entry as one change, which one Undo takes back', async () => {
  const { tab, user } = await openScreen();
  await act(async () => void (await tab.studio().remove([p('gamma')])));
  await user.click(itemOf('grey.webp').getByRole('button', { name: /^Replace everywhere/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Replace everywhere' }));
  const entries = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(['Products: Name of alpha, 1 mm', 'Blogs: A day']);
  const input = dialog.getByLabelText('Choose the new picture', { selector: 'input' });
  await user.upload(input, readablePicture('low.webp', 1200, 500));
  // An article's main picture needs 1200 × 600 px, a product's 600 × 600 px.
  expect(await dialog.findByText(/^This picture is 1200 × 500 px. At least 1200 × 600/)).toBeInTheDocument();
  await user.upload(input, readablePicture('new.webp', 1400, 1400));
  await user.click(await dialog.findByRole('button', { name: 'Replace in 2 entries' }));
  expect(await dialog.findByText('See whether these descriptions fit:')).toBeVisible();
  const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/AdminAddProducts?id=alpha#field-image',
    '/admin/AdminAddBlog?id=a-day#field-desc',
    '/admin/AdminAddBlog?id=a-day#field-image',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Pictures' })).toHaveFocus();

  const uploaded = { src: expect.stringMatching(/^\/images\/uploads\//), width: 1400, height: 1400 };
  expect(stored(tab, 'alpha')).toMatchObject({
    image: { ...uploaded, alt: pair('A brick.'), describes: 'grey.webp' },
  });
  expect(screen.getAllByText('Described for another picture')).toHaveLength(2);
  const blog = tab.studio().row('blogs', 'a-day')?.value;
  expect(blog).toMatchObject({ title: article.title, image: { ...uploaded, alt: article.image.alt } });
  expect(textOf(blog?.desc)).toMatch(
    /^A brick: !\[\]\(\/images\/uploads\/.*\)\n\nAnother site has https:\/\/example.com\/images\/products\/grey.webp\.$/,
  );
  expect(stored(tab, 'gamma')).toMatchObject({ image: brick });
  expect(labels(tab)).toEqual([expect.stringMatching(/^Deleted/), 'Changed 2 entries']);

  await act(async () => void (await tab.studio().undo()));
  expect(stored(tab, 'alpha')).toEqual(records.products[0]);
  expect(tab.studio().row('blogs', 'a-day')?.value).toEqual(article);
});

test('a description that was written for another picture is marked until it fits or is written anew', async () => {
  const image = { ...brick, alt: pair('A kerb.'), describes: 'kerb.webp' };
  const { user, value } = await openEditor('products', 'alpha', [product('alpha', { image })]);
  const hints = recordHints('products', formOf('products').fields, product('alpha', { image }));
  expect(hints.get('image')).toMatch(/^Written for another picture\./);
  await user.click(screen.getByRole('button', { name: 'This is still correct (Picture)' }));
  await waitFor(() => expect(value()).not.toHaveProperty('image.describes'));
  expect(value()).toMatchObject({ image: { ...brick, alt: pair('A kerb.') } });
  expect(screen.getByRole('textbox', { name: 'Description of the picture' })).toHaveFocus();
});

test('a crop and a focal point are kept in every entry that shows the picture, and go with another file', async () => {
  const { tab, user } = await openScreen();
  await user.click(itemOf('grey.webp').getByRole('button', { name: /^Crop and focal point/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Crop and focal point' }));
  const width = dialog.getByRole('slider', { name: /^Width/ });
  fireEvent.change(width, { target: { value: '80' } });
  // An article's main picture needs 1200 px.
  expect(dialog.getByRole('status')).toHaveTextContent(/^The crop is 960 × 1200 px. At least 1200 × 600 px/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(labels(tab)).toEqual([]);
  fireEvent.change(width, { target: { value: '100' } });
  fireEvent.change(dialog.getByRole('slider', { name: /^Height/ }), { target: { value: '60' } });
  fireEvent.change(dialog.getByRole('slider', { name: /^From the top/ }), { target: { value: '50' } });
  expect(dialog.getByRole('status')).toHaveTextContent('Pages get 1200 × 600 px.');
  await user.click(dialog.getByRole('button', { name: 'Focal point' }));
  fireEvent.change(dialog.getByRole('slider', { name: /^From the left/ }), { target: { value: '20' } });
  expect(await axe(document.body)).toHaveNoViolations();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [focus, crop] = ['20% 50%', '0% 50% 100% 50%'];
  expect(stored(tab, 'alpha')).toMatchObject({ image: { ...brick, alt: pair('A brick.'), focus, crop } });
  expect(tab.studio().row('blogs', 'a-day')?.value).toMatchObject({
    image: { focus, crop },
    desc: article.desc,
  });
  expect(labels(tab)).toEqual(['Changed 3 entries']);

  const image = { src: kerb, width: 2880, height: 1920 };
  await act(
    async () =>
      void (await tab.studio().edit([p('alpha')], (value) => withPicture(value, [brick.src], { image }))),
  );
  expect(stored(tab, 'alpha')).toMatchObject({ image: { ...image, alt: pair('A brick.') } });
  expect(stored(tab, 'alpha')).not.toHaveProperty('image.focus');
  expect(stored(tab, 'alpha')).not.toHaveProperty('image.crop');
});

test('a field takes a picture from the library, and refuses one that is too small for it', async () => {
  const { user, value } = await openEditor('products', 'alpha', [
    ...records.products,
    product('delta', { image: { ...brick, src: kerb, alt: pair('A kerb.') } }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Choose from the library' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose from the library' }));
  await user.click(await dialog.findByRole('button', { name: /^small-0a1b2c3d.webp/ }));
  expect(dialog.getByRole('status')).toHaveTextContent(/500 × 500 px. At least 600 × 600 px are needed/);
  expect(value()).toMatchObject({ image: brick });
  await user.click(dialog.getByRole('button', { name: /kerb.*Products: Name of delta/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(value()).toMatchObject({ image: { src: kerb, width: 2880, height: 1920 } }));
});

test('a picture that has two names is listed once', async () => {
  const tab = await createBrowser().startTab(records);
  const upload = {
    hash: 'h',
    path: 'media/first-4e5f6a7b.webp',
    blob: new Blob(),
    type: 'image/webp',
  } as const;
  await tab
    .studio()
    .edit([p('alpha')], (value) => withPicture(value, [brick.src], { image: { ...brick, src: stray } }), [
      { ...upload, width: 800, height: 600, bytes: 7, savedAt: '' },
    ]);
  const names = libraryOf(tab.studio(), {}).filter(({ src }) => src.includes('4e5f6a7b'));
  expect(names).toMatchObject([
    { src: '/images/uploads/first-4e5f6a7b.webp', uses: [{ id: 'alpha', src: stray }] },
  ]);
});
