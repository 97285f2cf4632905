import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { listTexts } from '@/__tests__/fixtures/list';
import { ListApp } from '@/components/site/list/list-app.client';
import { queryOf } from '@/components/site/list/list-link';
import type { ProjectList } from '@/components/site/shared/project-list/project-list';
import { strings as bn } from '@/content/strings/bn';
import { strings as en } from '@/content/strings/en';

const KEY = 'project-list';
const contact = { email: 'info@x.test', whatsApp: 'https://wa.me/880' };
/** Serves a brick, and a tile in two colours. */
const offerInColours = (grey: string, red: string) => {
  const products = [
    { id: 'full-brick', title: 'Solid Brick, 240 × 115 × 70 mm' },
    { id: 'studs', title: 'Pavement Tiles, 300 × 300 × 25 mm', colours: { grey, red } },
  ];
  window.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(products) } as Response));
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/list');
});

it.each([
  [
    'en',
    ['Wall 20 × 10 ft, less 52 sft', 'Area 10.5 × 4 m, herringbone 45°, grey (70%)'],
    'Wall 20 × 10 ft, less 52 sft, Solid Brick, 240 × 115 × 70 mm: 176',
    [
      'Area 10.5 × 4 m, Pavement Tiles, 300 × 300 × 25 mm, herringbone 45°: 1,522 grey (70%)',
      'Area 10.5 × 4 m, Pavement Tiles, 300 × 300 × 25 mm, herringbone 45°: 653 red (30%)',
    ],
    'Run 30 ft, curve with radius 10 ft, Solid Brick, 240 × 115 × 70 mm: 12',
  ],
  [
    'bn',
    ['দেয়াল ২০ × ১০ ফুট, ৫২ বর্গফুট বাদে', 'জায়গা ১০.৫ × ৪ মিটার, হেরিংবোন ৪৫°, ধূসর (৭০%)'],
    'দেয়াল ২০ × ১০ ফুট, ৫২ বর্গফুট বাদে, Solid Brick, 240 × 115 × 70 mm: ১৭৬টি',
    [
      'জায়গা ১০.৫ × ৪ মিটার, Pavement Tiles, 300 × 300 × 25 mm, হেরিংবোন ৪৫°: ১,৫২২টি ধূসর (৭০%)',
      'জায়গা ১০.৫ × ৪ মিটার, Pavement Tiles, 300 × 300 × 25 mm, হেরিংবোন ৪৫°: ৬৫৩টি লাল (৩০%)',
    ],
    'লাইন ৩০ ফুট, বাঁকের ব্যাসার্ধ ১০ ফুট, Solid Brick, 240 × 115 × 70 mm: ১২টি',
  ],
] as const)(
  'names each line by its wall, ground or run, and each colour of a ground, in row and letter: %s',
  async (language, details, wall, colours, run) => {
    const ground = { kind: 'ground', unit: 'm', sides: [105_000, 40_000], pattern: 'herringbone-45' };
    const feet = 3_048;
    const [grey, red] = language === 'en' ? (['Grey', 'Red'] as const) : (['ধূসর', 'লাল'] as const);
    offerInColours(grey, red);
    const lines = [
      {
        id: 'a',
        product: 'full-brick',
        count: 176,
        work: { kind: 'wall', unit: 'ft', sides: [20 * feet, 10 * feet], area: 148 * feet ** 2 },
      },
      { id: 'b', product: 'studs', count: 1522, work: { ...ground, colour: 'grey', share: 70 } },
      { id: 'b-2', product: 'studs', count: 653, work: { ...ground, colour: 'red', share: 30 } },
      {
        id: 'c',
        product: 'full-brick',
        count: 12,
        work: { kind: 'run', unit: 'ft', sides: [30 * feet], radius: 10 * feet },
      },
    ];
    localStorage.setItem(KEY, JSON.stringify({ version: 2, lines, note: '' }));
    const { container } = render(
      <ListApp language={language} texts={listTexts({ en, bn }[language])} {...contact} />,
    );
    await screen.findAllByRole('link', { name: /^Pavement/ });
    for (const detail of details) expect(screen.getByText(detail)).toBeVisible();
    const names = screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(names.length);
    const href = screen.getByRole('link', { name: /WhatsApp|হোয়াটসঅ্যাপে/ }).getAttribute('href') ?? '';
    const letter = new URL(href).searchParams.get('text')?.replaceAll('\u00a0', ' ').split('\r\n');
    expect(letter).toEqual(expect.arrayContaining([wall, ...colours, run]));
    expect(await axe(container)).toHaveNoViolations();
  },
);

it('a link names no colour that the product is not made in, and keeps the pieces without it', async () => {
  offerInColours('Grey', 'Red');
  const work = { kind: 'ground', unit: 'm', sides: [100_000, 40_000] } as const;
  const lines = ['red', 'pay-here', 'constructor'].map((colour, index) => ({
    id: colour,
    product: 'studs',
    count: 100 + index,
    work: { ...work, colour, share: 50 },
  }));
  window.history.replaceState(null, '', `/list?${queryOf({ lines, note: '' }).toString()}`);
  render(<ListApp language="en" texts={listTexts(en)} {...contact} />);
  expect(await screen.findByText(/could not be read and has been left out/)).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: /my list/ }));

  const { lines: kept } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as ProjectList;
  expect(kept.map(({ count, work: own }) => [count, own])).toEqual([
    [100, { ...work, colour: 'red', share: 50 }],
    [101, work],
    [102, work],
  ]);
  expect(screen.queryByText(/pay here/)).toBeNull();
});
