import { render, screen } from '@testing-library/react';
import { listTexts } from '@/__tests__/fixtures/list';
import { ListingCalculator } from '@/components/site/estimator/listing-calculator.client';
import { ListApp } from '@/components/site/list/list-app.client';
import { listText, workText } from '@/components/site/list/list-text';
import type { Basis } from '@/lib/counting';
import { strings as bn } from '@/content/strings/bn';
import { strings as en } from '@/content/strings/en';
import { basisOfForm, sells, words } from '@/__tests__/fixtures/calculator';

it('a circle of paving is called by its diameter', () => {
  const work = { kind: 'ground', unit: 'm', sides: [60_000], area: 2_827_433_388 } as const;
  const text = workText(work, { language: 'en', texts: listTexts(en), products: new Map() });
  expect(text).toBe('Area Ø\u00a06\u00a0m');
});

it('the posts of a wall of planks are a line of the letter, which says that they are not sold', () => {
  const work = { kind: 'wall', unit: 'ft', sides: [80 * 3_048, 6 * 3_048], posts: 22 } as const;
  const letter = listText({
    lines: [{ id: 'a', product: 'k4', count: 129, work }],
    note: '',
    address: '',
    language: 'en',
    texts: listTexts(en),
    products: new Map(),
  });
  expect(letter.replaceAll('\u00a0', ' ')).toContain(
    'Wall 80 × 6 ft, k4: 129\r\nPosts (we do not sell them): 22',
  );
});

describe('the list', () => {
  const title = 'Solid Brick, 240 × 115 × 70 mm';
  const pieces = [{ id: 'full-brick', product: 'full-brick', count: 1250 }];
  const show = async (language: 'en' | 'bn', facts: object, lines: readonly object[] = pieces) => {
    const stated = [{ id: 'full-brick', title, ...facts }];
    window.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(stated) } as Response));
    localStorage.setItem('project-list', JSON.stringify({ version: 2, lines, note: '' }));
    render(
      <ListApp
        language={language}
        texts={listTexts({ en, bn }[language])}
        email="info@x.test"
        whatsApp="https://wa.me/880"
      />,
    );
    const [row] = await screen.findAllByRole('rowheader', { name: /^Solid Brick/ });
    const letter = (name: RegExp) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    return {
      row: row?.textContent,
      letters: [
        letter(/email|ই-মেইলে/).searchParams.get('body'),
        letter(/WhatsApp|হোয়াটসঅ্যাপে/).searchParams.get('text'),
      ],
    };
  };
  it.each([
    [{ perPallet: 100 }, '13 pallets of 100 (12 full, one with 50).'],
    [{ perPallet: 125 }, 'Full pallets of 125: 10.'],
    [{ perPallet: 2000 }, '1 pallet, with 1,250 of 2,000 on it.'],
    [{ leastOrder: 1500 }, 'Minimum order: 1,500 pieces. Add 250 more.'],
  ])('shows for %j a sentence on the page, and the pallets in letters', async (supply, sentence) => {
    const { row, letters } = await show('en', { supply });
    expect(row?.replaceAll('\u00a0', ' ')).toBe(title + sentence);
    const { perPallet = 0 } = supply as { readonly perPallet?: number };
    const pallets = perPallet === 0 ? '' : `; pallets: ${Math.ceil(1250 / perPallet)}`;
    for (const letter of letters) expect(letter).toContain(`${title}: 1,250${pallets}\r\n`);
  });

  it('fills pallets with the sum of two walls, and compares it with the minimum order', async () => {
    const work = { kind: 'wall', unit: 'ft', sides: [60_960, 30_480] };
    const walls = [
      { id: 'a', product: 'full-brick', count: 750, work },
      { id: 'b', product: 'full-brick', count: 500, work: { ...work, sides: [60_960, 15_240] } },
    ];
    const { row, letters } = await show('en', { supply: { perPallet: 100, leastOrder: 1250 } }, walls);
    expect(row?.replaceAll('\u00a0', ' ')).toBe(`${title}Wall 20 × 10 ft`);
    const sum = screen.getByRole('row', { name: /^Solid Brick.*in total/ });
    expect(sum).toHaveTextContent('1,250');
    expect(sum).toHaveTextContent('13 pallets of 100 (12 full, one with 50).');
    expect(sum).not.toHaveTextContent('least order');
    for (const letter of letters) {
      expect(letter).toContain(`Wall 20 × 10\u00a0ft, ${title}: 750\r\n`);
      expect(letter).toContain(`${title}, in total: 1,250; pallets: 13\r\n`);
    }
  });

  it('shows the sentences in Bangla', async () => {
    const { row } = await show('bn', { supply: { perPallet: 100, leastOrder: 1500 } });
    expect(row).toContain('প্যালেট ১৩টি, প্রতিটিতে ধরে ১০০টি (১২টি ভরা, একটিতে ৫০টি)।');
    expect(row).toContain('সর্বনিম্ন অর্ডার ১,৫০০টি। আরও ২৫০টি যোগ করুন।');
  });

  it('shows nothing where nothing is set, or where enough is ordered', async () => {
    const { row, letters } = await show('en', { mass: 25, supply: { leastOrder: 1250, days: 14 } });
    expect(row?.replaceAll('\u00a0', ' ')).toBe(title);
    for (const letter of letters) expect(letter).toContain(`${title}: 1,250\r\n`);
  });

  it('includes trucks, and two people for more than 25 kg', async () => {
    const { row } = await show('en', { mass: 25.1, supply: { perPallet: 40, palletMass: 1020 } });
    expect(row).toContain('Each weighs more than 25 kg: do not lift one alone.');
    // 1,020 ÷ 40 = 25.5 kg a piece: 117, 196 and 392 on a truck.
    expect(screen.getByRole('row', { name: /^Total weight/ })).toHaveTextContent('31,875 kg');
    expect(screen.getByRole('row', { name: /^Truckloads \(3 \/ 5 \/ 10 t truck\)/ })).toHaveTextContent(
      '11 / 7 / 4',
    );
  });

  it('asks for a machine or a kerb grab for more than 50 kg', async () => {
    const { row } = await show('en', { mass: 50.1 });
    expect(row).toContain('Each weighs more than 50 kg: lift them by machine or with a kerb grab.');
    expect(row).not.toContain('do not lift one alone');
  });

  it('marks that two people lift a piece where its mass is assumed', async () => {
    const { row } = await show('en', { mass: 25.1, isAssumed: true });
    expect(row).toContain('Each weighs more than 25 kg (from an assumed density): do not lift one alone.');
  });
});

describe('a calculator', () => {
  const showBlock = (loads?: Basis['loads']) =>
    render(
      <ListingCalculator
        words={words}
        basis={{ ...basisOfForm('block'), ...(loads && { loads }) }}
        company="Surma Ltd."
        products={sells('x')}
        query={new URLSearchParams('unit=m')}
        focusedId={undefined}
      />,
    );
  const figureOf = (label: string) => screen.getByRole('rowheader', { name: label }).nextElementSibling;
  const orderOf = () => Number(figureOf('Pieces to order')?.textContent?.replace(',', ''));

  it('follows the order: pallets in its sentence, mass and trucks as rows', () => {
    showBlock([{ mass: 20, supply: { perPallet: 7 } }]);
    const order = orderOf();
    const [full, rest] = [Math.floor(order / 7), order % 7];
    expect(rest).not.toBe(0);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      `${full + 1} pallets of 7 (${full} full, one with ${rest}).`,
    );
    expect(figureOf('Total weight')).toHaveTextContent(`${(order * 20).toLocaleString('en')} kg`);
    const trucks = [150, 250, 500].map((pieces) => Math.ceil(order / pieces)).join(' / ');
    expect(figureOf('Truckloads (3 / 5 / 10 t truck)')).toHaveTextContent(trucks);
  });

  it('is absent where nothing is stated', () => {
    showBlock();
    expect(screen.getAllByRole('status')[0]).not.toHaveTextContent(/pallet|minimum/i);
    expect(screen.queryByRole('rowheader', { name: /weight|Truckloads/ })).toBeNull();
  });
});
