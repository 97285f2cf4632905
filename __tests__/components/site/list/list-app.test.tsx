import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { listedProducts } from '@/app/(site)/_screens/listed-products';
import { listTexts } from '@/__tests__/fixtures/list';
import { ListApp } from '@/components/site/list/list-app.client';
import { strings as bn } from '@/content/strings/bn';
import { strings as en } from '@/content/strings/en';
import { locales } from '@/content/strings/locales';

const KEY = 'project-list';
const products = [
  { id: 'full-brick', title: 'Solid Brick, 240 × 115 × 70 mm' },
  { id: 'studs', title: 'Pavement Tiles, 300 × 300 × 25 mm' },
];
const offerProducts = (offered: readonly object[]) => {
  window.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(offered) } as Response));
};
const piecesOf = (product: string, count: number) => ({ id: product, product, count });
const listed = [piecesOf('full-brick', 500), piecesOf('studs', 40)] as const;
const keep = (lines: unknown, note = '') =>
  localStorage.setItem(KEY, JSON.stringify({ version: 2, lines, note }));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as { lines: unknown };
const contact = { email: 'info@x.test', whatsApp: 'https://wa.me/880' };
const showList = () => render(<ListApp language="en" texts={listTexts(en)} {...contact} />);
const field = (name: RegExp) => screen.findByRole('textbox', { name });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/list');
  offerProducts(products);
});

it('shows the list by name, with what sends it', async () => {
  keep([piecesOf('full-brick', 500)], 'Gate\nat noon');
  showList();

  expect(await field(/^Quantity of Solid Brick/)).toHaveValue('500');
  expect(screen.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:info@x\.test\?subject=.*Solid%20Brick.*500.*Gate%0D%0Aat/),
  );
  expect(screen.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/880\?text=/),
  );
});

it('empties the list, announces it, and gives it back by Undo', async () => {
  const user = userEvent.setup();
  const list = { version: 2, lines: [piecesOf('full-brick', 500)], note: 'By the gate' };
  localStorage.setItem(KEY, JSON.stringify(list));
  showList();
  await user.click(await screen.findByRole('button', { name: 'Empty the list' }));

  expect(kept()).toMatchObject({ lines: [], note: '' });
  expect(screen.getByRole('status')).toHaveTextContent('Your list is empty.');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(kept()).toEqual(list);
  expect(screen.getByRole('status')).toHaveTextContent('List restored.');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('says which line is removed, moves the focus to the next one, and puts lines back where they were', async () => {
  const user = userEvent.setup();
  keep(listed, 'By the gate');
  showList();
  const remover = (name: RegExp) => screen.findByRole('button', { name });
  await user.click(await remover(/^Remove Solid Brick/));

  expect(screen.getByRole('status')).toHaveTextContent('Solid Brick, 240 × 115 × 70 mm removed.');
  expect(await remover(/^Remove Pavement Tiles/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(/^Pavement Tiles.* is back on your list\.$/);
  await user.keyboard('{Enter}');
  expect(kept()).toMatchObject({ lines: listed, note: 'By the gate' });
  expect(await remover(/^Remove Solid Brick/)).toHaveFocus();
});

it('says what a changed count is, and that the list of a link is taken', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/list?lines=studs_90');
  keep(listed);
  showList();
  await user.type(await field(/^Quantity of Solid Brick/), '0{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Quantity of Solid Brick, 240 × 115 × 70 mm: 5,000.');

  await user.click(screen.getByRole('button', { name: 'Add it to my list' }));
  expect(screen.getByRole('status')).toHaveTextContent('It is on your list.');
  expect(screen.getByRole('button', { name: /^Remove Solid Brick/ })).toHaveFocus();
});

it('stores a typed quantity, and keeps the keyboard and the press that left its field', async () => {
  const user = userEvent.setup();
  keep(listed);
  showList();
  const bricks = await field(/^Quantity of Solid Brick/);
  await user.type(bricks, '0{Tab}');
  expect(kept().lines).toEqual([piecesOf('full-brick', 5000), listed[1]]);
  expect(screen.getByRole('button', { name: /^Remove Solid Brick/ })).toHaveFocus();

  await user.type(bricks, '1');
  await user.click(screen.getByRole('button', { name: /^Remove Solid Brick/ }));
  expect(kept().lines).toEqual([listed[1]]);
});

it('shows what another tab has changed', async () => {
  keep([piecesOf('full-brick', 500)]);
  showList();
  await field(/^Quantity of Solid Brick/);
  act(() => {
    keep([piecesOf('studs', 40)]);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });

  expect(await field(/^Quantity of Pavement Tiles/)).toHaveValue('40');
  expect(screen.queryByRole('textbox', { name: /Solid Brick/ })).not.toBeInTheDocument();
});

it('says that a link holds no line that can be read, or that a part of it is left out', async () => {
  keep(listed);
  window.history.replaceState(null, '', '/list?lines=full-brick_1_a_tower_m_1.2');
  const { unmount } = showList();
  expect(await screen.findByText(/we could not read it\. Ask for a new link\.$/)).toBeVisible();
  unmount();

  window.history.replaceState(null, '', '/list?lines=full-brick_1*unknown_3');
  showList();
  const offer = await screen.findByRole('region', { name: /^This link contains a list with 1 line\./ });
  expect(
    within(offer).getByText(/^Part of the list in this link could not be read and has been left out\.$/),
  ).toBeVisible();
});

it('adopts the list of an address only on request, without unknown products', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/list?lines=full-brick_5*unknown_3');
  keep([piecesOf('studs', 40)]);
  showList();
  await field(/^Quantity of Pavement Tiles/);
  expect(screen.queryByRole('textbox', { name: /Solid Brick/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add it to my list' }));

  expect(kept().lines).toEqual([piecesOf('studs', 40), piecesOf('full-brick', 5)]);
  expect(window.location.search).toBe('');
});

it('shows the changes of a shared list, and keeps the larger quantities and the own note', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/list?lines=full-brick_1*studs_90&note=Pay+here');
  keep(listed, 'My own');
  const { container } = showList();

  const offer = await screen.findByRole('region', { name: /^This link contains a list with 2 lines/ });
  expect(within(offer).getByText(/500 stays \(the link has 1\)/)).toBeVisible();
  expect(within(offer).getByText(/40 becomes 90/)).toBeVisible();
  expect(within(offer).getByText('Pay here')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Add it to my list' }));

  expect(kept()).toMatchObject({
    lines: [piecesOf('full-brick', 500), piecesOf('studs', 90)],
    note: 'My own',
  });
});

it('states the total mass where that of every product is known, also in the letter', async () => {
  const weighed = products.map((product, index) => ({ ...product, mass: [4.25, 3.22][index] ?? 0 }));
  const letter = async (known: readonly object[]) => {
    offerProducts(known);
    keep(listed);
    const { unmount } = showList();
    await field(/^Quantity of Solid Brick/);
    // 500 × 4.25 + 40 × 3.22 = 2,253.8 kg.
    const row = screen.queryByRole('row', { name: /^Total weight/ })?.textContent;
    const mail = screen.getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '';
    unmount();
    return [row, new URLSearchParams(mail.split('?')[1]).get('body')?.match(/Total weight.*/)?.[0]];
  };
  expect(await letter(weighed)).toEqual([
    'Total weightPieces × weight of one piece, dry2,254 kg',
    'Total weight: 2,254 kg (Pieces × weight of one piece, dry)',
  ]);
  const [assumed] = await letter(weighed.map((one) => ({ ...one, isAssumed: true })));
  expect(assumed).toMatch(/dry; from an assumed density2,254 kg$/);
  expect(await letter([...weighed.slice(0, 1), { id: 'studs', title: 'Tile' }])).toEqual([
    undefined,
    undefined,
  ]);
});

it.each(['en', 'bn'] as const)(
  'offers picture and files of a product that has them, in %s',
  async (language) => {
    const [withFiles] = listedProducts(locales[language]).filter(({ hasFiles }) => hasFiles);
    if (withFiles === undefined) throw new Error('No product has files.');
    const { id, title, picture } = withFiles;
    const known = [withFiles, { id: 'no-form', title: 'Blinding', hasFiles: false }];
    window.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(known) } as Response));
    keep(known.map((product) => piecesOf(product.id, 1)));
    const strings = { en, bn }[language];
    const { container } = render(<ListApp language={language} texts={listTexts(strings)} {...contact} />);

    const { dxf, svg } = strings.productPage.files;
    const drawing = await screen.findByRole('link', { name: `${title}: ${dxf}` });
    expect(drawing).toHaveAttribute('href', `/products/${id}/${id}.dxf`);
    expect(screen.getByRole('link', { name: `${title}: ${svg}` })).toHaveAttribute(
      'href',
      `${language === 'bn' ? '/bn' : ''}/products/${id}/${id}.svg`,
    );
    expect(screen.queryByRole('link', { name: /^Blinding:/ })).not.toBeInTheDocument();
    const [small] = container.querySelectorAll('img');
    expect(small).toHaveAttribute('src', picture);
    expect(small).toHaveAttribute('loading', 'lazy');
    expect(picture).toMatch(/^\/images\/sized\/.*-\d+\.webp$/);
  },
);

it('offers the text to copy where the list is too long for a mail', async () => {
  keep(Array.from({ length: 200 }, (_, index) => piecesOf(`product-${index}`, 1)));
  showList();
  expect(await screen.findByText(/too long for an email link/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Send by email' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
});

it('speaks Bangla on its Bangla page: digits of both languages, the pages in Bangla, English where a product has no Bangla', async () => {
  const user = userEvent.setup();
  const inBangla = [
    { id: 'full-brick', title: 'সলিড ইট, 240 × 115 × 70 mm' },
    { id: 'studs', title: 'Pavement Tiles, 300 × 300 × 25 mm', isEnglish: true },
  ];
  window.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(inBangla) } as Response));
  keep(listed);
  render(<ListApp language="bn" texts={listTexts(bn)} {...contact} />);

  const pieces = await field(/^সলিড ইট.*সংখ্যা \(পিস\)$/);
  expect(window.fetch).toHaveBeenCalledWith('/bn/products/list.json');
  expect(pieces).toHaveValue('৫০০');
  await user.clear(pieces);
  await user.type(pieces, '১২০০০০{Enter}');
  expect(kept().lines).toContainEqual(piecesOf('full-brick', 120_000));
  const letter = screen.getByRole('link', { name: 'ই-মেইলে পাঠান' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(letter.split('?')[1]).get('body')).toBe(
    'এই পণ্যগুলোর দাম জানাবেন:\r\n\r\nসলিড ইট, 240 × 115 × 70 mm: ১,২০,০০০টি\r\nPavement Tiles, 300 × 300 × 25 mm: ৪০টি\r\n\r\n' +
      'http://localhost/bn/list?lines=full-brick_120000*studs_40',
  );
  expect(screen.getByRole('link', { name: /^সলিড ইট/ })).toHaveAttribute('href', '/bn/products/full-brick');
  const english = screen.getByRole('link', { name: /^Pavement/ });
  expect(english).toHaveAttribute('href', '/products/studs');
  expect(english).toHaveAttribute('lang', 'en');
});
