import { pair } from '@/__tests__/fixtures/pair';
import { readText, listIn, isPair, type TextPair, type Entity } from '@/lib/records';
import { openEditor } from '../open-editor';
import { screen, waitFor, within } from '@testing-library/react';
import { published } from '@/__tests__/content/published';
import { readablePicture, readPictures } from '../readable-pictures';
import { product } from '../store/studio-kit';

/** Opens the form of a published record. */
const open = (entity: Entity, id: string) => openEditor(entity, id, published[entity]);

test('a field inside a group changes only that part of the record', async () => {
  const { user, value } = await open('company', 'company');
  const before = value().headOffice as Readonly<Record<'city', TextPair>>;
  const city = within(screen.getByRole('group', { name: 'Head office' })).getByRole('textbox', {
    name: 'City',
  });
  await user.clear(city);
  await user.type(city, 'Khulna');
  await user.tab();
  await waitFor(() =>
    expect(value().headOffice).toEqual({ ...before, city: { ...before.city, en: 'Khulna' } }),
  );
});

test('of the languages of the website Bangla can be taken away, and English stays', async () => {
  const { user, value } = await open('company', 'company');
  const languages = within(screen.getByRole('group', { name: 'Languages of the website' }));
  expect(languages.getByRole('checkbox', { name: 'English' })).toBeDisabled();
  const bangla = languages.getByRole('checkbox', { name: 'Bangla' });
  expect(bangla).toBeChecked();
  await user.click(bangla);
  await waitFor(() => expect(value().languages).toEqual(['en']));
  await user.click(bangla);
  await waitFor(() => expect(value().languages).toEqual(['en', 'bn']));
});

test('of the typical details each can be taken away', async () => {
  const { user, value } = await open('pages', 'details');
  const details = within(screen.getByRole('group', { name: /^Details to draw/ }));
  expect(details.getAllByRole('checkbox', { checked: true })).toHaveLength(10);
  await user.click(details.getByRole('checkbox', { name: 'Movement joint' }));
  await waitFor(() => expect(value().details).toHaveLength(9));
});

test('rows are added, moved and removed, and lines are one each', async () => {
  const { user, value } = await open('home', 'home');
  const bars = () =>
    (value().whyGreen as { readonly ranges: readonly { readonly label: TextPair }[] }).ranges;
  const labels = bars().map(({ label }) => label);
  await user.click(screen.getByRole('button', { name: 'Down: bar 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove: bar 3' }));
  await user.click(screen.getByRole('button', { name: 'Add a bar' }));
  const added = await screen.findByText(`Bar ${labels.length}`);
  const row = within(screen.getByRole('group', { name: added.textContent }));
  await user.type(row.getByRole('textbox', { name: 'Label' }), 'New bar');
  await user.type(row.getByRole('textbox', { name: /^From/ }), '12.5');
  await user.tab();
  const [first, second, , ...rest] = labels;
  await waitFor(() => {
    expect(bars().map(({ label }) => label)).toEqual([second, first, ...rest, pair('New bar')]);
    expect(bars().at(-1)).toMatchObject({ low: 12.5 });
  });
});

test('lines pasted into any field of lines lose their bullets and numbers, and the caret stays behind them', async () => {
  const { user, value } = await openEditor('vacancies', 'driver', [
    { _id: 'driver', position: pair('Driver'), responsibility: [pair('Drive the old truck.')] },
  ]);
  const duties = screen.getByRole('textbox', { name: 'Responsibilities' });
  await user.click(duties);
  await user.paste('\n·       Help at the press.\r\n2.\tLift up to 1.5 kg.');
  await user.keyboard(' Rest.');
  await user.tab();
  const lines = ['Drive the old truck.', 'Help at the press.', 'Lift up to 1.5 kg. Rest.'];
  await waitFor(() => expect(readText(value().responsibility, 'en')).toEqual(lines));

  await user.click(screen.getByRole('textbox', { name: 'Responsibilities, Bangla' }));
  await user.paste('১। ট্রাক চালানো\n২। 190 mm ব্লক তোলা');
  await user.tab();
  await waitFor(() =>
    expect(readText(value().responsibility, 'bn')).toEqual(['ট্রাক চালানো', '190 mm ব্লক তোলা', '']),
  );
});

test.each([
  ['Phones', 'company', 'company', 'phones'],
  ['Responsibilities', 'vacancies', String(published.vacancies[0]?._id), 'responsibility'],
] as const)('an empty line of %s goes when the field is left', async (name, entity, id, field) => {
  const { user, value } = await open(entity, id);
  const lines = () => listIn(value()[field]).map((line) => (isPair(line) ? line.en : line));
  const before = lines();
  await user.click(screen.getByRole('textbox', { name }));
  await user.keyboard('7{Enter} ');
  await user.tab();
  await waitFor(() => expect(lines()).toEqual([...before.slice(0, -1), `${String(before.at(-1))}7`]));
});

test('a number may be typed in Bangla digits', async () => {
  const { user, value } = await openEditor('vacancies', 'driver', [
    { _id: 'driver', position: pair('Driver'), vacancy: 1 },
  ]);
  const wanted = screen.getByRole('textbox', { name: 'People wanted' });
  await user.clear(wanted);
  await user.type(wanted, '১২');
  await user.tab();
  await waitFor(() => expect(value().vacancy).toBe(12));
});

test('what is pasted within a line keeps its beginning', async () => {
  const { user, value } = await openEditor('vacancies', 'driver', [
    { _id: 'driver', position: pair('Driver'), responsibility: [pair('Lay the blocks')] },
  ]);
  await user.click(screen.getByRole('textbox', { name: 'Responsibilities' }));
  await user.paste(' - in rows of 3.\n- Sweep the yard.');
  await user.tab();
  await waitFor(() =>
    expect(value().responsibility).toEqual([pair('Lay the blocks - in rows of 3.'), pair('Sweep the yard.')]),
  );
});

test('a new row is written at once, and a moved one keeps its arrow under the finger', async () => {
  const { user } = await open('home', 'home');
  const button = (name: string) => screen.getByRole('button', { name });
  const bars = screen.getAllByRole('button', { name: /^Remove: bar/ }).length;
  await user.click(button('Down: bar 1'));
  await waitFor(() => expect(button('Down: bar 2')).toHaveFocus());
  await user.click(button('Up: bar 2'));
  await waitFor(() => expect(button('Down: bar 1')).toHaveFocus());
  button('Add a bar').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Label' }).at(-1)).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('button', { name: /^Remove: bar/ })).toHaveLength(bars + 1);
});

test('a fault inside a row is reported with its row, and links to the field', async () => {
  const { user } = await open('films', String(published.films[0]?.id));
  const [film] = screen.getAllByRole('textbox', { name: /^Link of the film/ });
  if (!film) throw new Error('The first group has a film.');
  await user.clear(film);
  await user.click(screen.getByRole('button', { name: /^Check for problems/ }));
  const link = await screen.findByRole('link', { name: /^Film 1, Link of the film/ });
  // The check focuses its summary first.
  await waitFor(() => expect(link.closest('[role="group"]')).toHaveFocus());
  await user.click(link);
  expect(film).toHaveFocus();
});

test('products are picked by name and size, put in order and removed; the value stays a list of ids', async () => {
  const item = { _id: 'work', title: pair('A finished work'), products: ['beta'] };
  const others = { products: [product('alpha'), product('beta', { size: '2 mm' }), product('gamma')] };
  const { user, value } = await openEditor('news', 'work', [item], others);
  const names = (select: HTMLElement) => [...(select as HTMLSelectElement).options].map(({ text }) => text);
  const adding = () => screen.findByRole('combobox', { name: 'Add a product' });
  expect(names(await adding())).toEqual(['Add a product', 'Name of alpha, 1 mm', 'Name of gamma, 1 mm']);
  await user.selectOptions(await adding(), 'Name of alpha, 1 mm');
  expect(screen.getByRole('combobox', { name: 'Product 2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Up: product 2' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Down: product 1' })).toHaveFocus());
  await waitFor(() => expect(value().products).toEqual(['alpha', 'beta']));
  await user.click(screen.getByRole('button', { name: 'Remove: product 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove: product 1' }));
  await waitFor(() => expect(value()).not.toHaveProperty('products'));
  await waitFor(async () => expect(await adding()).toHaveFocus());
});

test('a picture of a gallery has one product or none, and an id that no product has stays until another is chosen', async () => {
  const image = { src: '/images/scenes/kerb-road.jpg', alt: pair('A kerb.'), width: 1600, height: 1067 };
  const gallery = { id: 'roads', name: pair('Roads'), images: [{ image, product: 'gone' }] };
  const { user, value } = await openEditor('galleries', 'roads', [gallery], { products: [product('kerb')] });
  const select = await screen.findByRole('combobox', { name: 'Product' });
  expect(select).toHaveDisplayValue('gone');
  await user.selectOptions(select, 'Name of kerb, 1 mm');
  await waitFor(() => expect(value().images).toEqual([{ image, product: 'kerb' }]));
  await user.selectOptions(select, 'None');
  await waitFor(() => expect(value().images).toEqual([{ image }]));
});

test.each([
  ['moved', 'Down: picture 1', [{ image: { alt: pair('B') } }, { image: { width: 1600, alt: pair('') } }]],
  ['removed', 'Remove: picture 1', [{ image: { alt: pair('B') }, product: 'kerb' }]],
])('a picture prepared while its row is %s changes no other row', async (_, button, images) => {
  readPictures();
  const rows = ['A', 'B'].map((alt) => ({
    image: { src: `/images/${alt}.jpg`, alt: pair(alt) },
    product: 'kerb',
  }));
  const { user, value } = await openEditor('galleries', 'roads', [{ id: 'roads', images: rows }]);
  let arrive: (bytes: ArrayBufferLike) => void = () => undefined;
  const bytes = new Promise((resolve) => (arrive = resolve));
  const file = Object.assign(readablePicture('new.webp'), { slice: () => ({ arrayBuffer: () => bytes }) });
  const [input] = screen.getAllByLabelText('Picture', { selector: 'input' });
  if (input) await user.upload(input, file);
  await user.click(screen.getByRole('button', { name: button }));
  arrive(new TextEncoder().encode('RIFF....WEBP').buffer);
  await waitFor(() => expect(screen.queryByText(/^Preparing/)).toBeNull());
  await waitFor(() => expect(value().images).toMatchObject(images));
});

test.each([
  [1067, 1],
  [1600, 0],
])('a picture of 1600 × %i px is told how much of it the website cuts off', async (height, notes) => {
  const image = { src: '/images/scenes/kerb-road.jpg', alt: pair('A kerb.'), width: 1600, height };
  await openEditor('products', 'kerb', [product('kerb', { image })]);
  expect(screen.getByText(new RegExp(`^1600 × ${height} px`))).toBeVisible();
  expect(screen.queryAllByText(/The website cuts it to a square/)).toHaveLength(notes);
});

test('a description of a picture is a field that grows, and stays one line', async () => {
  const alt = pair('A kerb.', 'একটি কার্ব।');
  const image = { src: '/images/scenes/kerb-road.jpg', alt, width: 1600, height: 1067 };
  const { user, value } = await openEditor('products', 'kerb', [product('kerb', { image })]);
  const field = screen.getByRole('textbox', { name: 'Description of the picture' });
  const bangla = screen.getByRole('textbox', { name: /Description, Bangla/ });
  expect([field.tagName, bangla.tagName]).toEqual(['TEXTAREA', 'TEXTAREA']);
  await user.click(field);
  await user.paste('\nBeside a road.\n\nNew.');
  await user.tab();
  await waitFor(() =>
    expect(value().image).toHaveProperty('alt', { ...alt, en: 'A kerb. Beside a road. New.' }),
  );
});

test('a single record cannot be copied or deleted, and links to its page and back', async () => {
  await open('contact', 'contact');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull();
  expect(screen.getByRole('link', { name: /^View on the website/ })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/admin/dashboard');
});

test('a picture field takes the next file after one that could not be read', async () => {
  const { user } = await open('products', 'plain-brick');
  /** jsdom's files cannot be read at all. */
  const choose = async (arrayBuffer: () => Promise<ArrayBufferLike>) => {
    const file = new File([], 'a.png', { type: 'image/png' });
    Object.assign(file, { slice: () => ({ arrayBuffer }) });
    await user.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);
  };
  await choose(() => Promise.reject(new DOMException('gone', 'NotReadableError')));
  expect(await screen.findByText(/^This file could not be read\. Is its drive connected\?/)).toBeVisible();
  await choose(async () => new TextEncoder().encode('GIF89a').buffer);
  expect(
    await screen.findByText('The website does not use GIF files. Export it as PNG or WebP.'),
  ).toBeVisible();
});

// 60 characters less “ | Surma Stone”.
test('the title of a tab is counted from its first character, beside the brand', async () => {
  const { user } = await open('pages', 'works');
  const title = screen.getByRole('textbox', { name: /^Title/, description: /9 of 46 characters$/ });
  await user.type(title, ': walls, roads and canal banks of a year');
  expect(title).toHaveAccessibleDescription(/49 of 46 characters: the website cuts off what is left over$/);
  expect(screen.getByRole('textbox', { name: 'Heading' })).not.toHaveAccessibleDescription(/characters/);
});
