import sharp from 'sharp';

/** Headings of the site, in both languages. */
const HEADINGS = {
  '/quality': [
    'From block to wall',
    'Five quality tests',
    'Quality Assurance',
    'Sand and stone on arrival',
    'Key Product Information',
  ],
  '/bn/quality': ['ব্লক থেকে দেয়াল', 'মানের পাঁচ পরীক্ষা', 'মান নিয়ন্ত্রণ', 'বালু-পাথর আসার পর', 'মূল পণ্যের তথ্য'],
} as const;
/** In px: the sizes at which Bangla was asked to have the weight of English. */
const SIZES = [16, 20, 40, 88];
/** Conjuncts, and their letters kept apart by ZWNJ. */
const CONJUNCTS = ['ক্ষ', 'জ্ঞ', 'ঞ্চ', 'ষ্ণ', 'ত্ত', 'ন্ত্র', 'স্ত্র', 'ঙ্ক'];
const apart = CONJUNCTS.map((conjunct) => conjunct.replaceAll('\u09cd', '\u09cd\u200c'));

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Size in px; `style` adds to that of the class. */
type Headings = { readonly texts: readonly string[]; readonly size: number; readonly style?: string };

/** What a browser does for the measurement; one pixel of its picture is one px. */
export type Sheet = {
  readonly open: (path: string) => Promise<unknown>;
  readonly show: (headings: Headings) => Promise<Box[]>;
  readonly picture: () => Promise<Buffer>;
};

/** Covers the page with headings of its own style, black on white, and returns their boxes. Runs in the page. */
export function showHeadings({ texts, size, style = '' }: Headings) {
  document.getElementById('sheet')?.remove();
  const sheet = Object.assign(document.createElement('div'), { id: 'sheet' });
  sheet.style.cssText = 'position:fixed;inset:0;z-index:99;background:#fff;color:#000;white-space:nowrap';
  for (const text of texts) {
    const heading = Object.assign(document.createElement('h2'), { className: 'type-h2', textContent: text });
    heading.style.cssText = `${style};width:fit-content;padding:0.15em;font-size:${size}px`;
    sheet.append(heading);
  }
  document.body.append(sheet);
  return [...sheet.children].map((heading) => {
    const { x, y, width, height } = heading.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** Share of black of each pixel of a picture, by its place in px. */
async function inkOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => 1 - (data[y * info.width + x] ?? 255) / 255;
}

const pixelsIn = ({ x, y, width, height }: Box) =>
  Array.from({ length: Math.floor(height) }, (_, down) =>
    Array.from(
      { length: Math.floor(width) },
      (__, right) => [Math.ceil(x) + right, Math.ceil(y) + down] as const,
    ),
  ).flat();

/** Ink per area of the smallest box around the ink of a heading. */
function density(ink: (x: number, y: number) => number, box: Box) {
  const inked = pixelsIn(box).filter(([x, y]) => ink(x, y) > 0.3);
  const [xs, ys] = [inked.map(([x]) => x), inked.map(([, y]) => y)];
  const area = (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1);
  return pixelsIn(box).reduce((sum, [x, y]) => sum + ink(x, y), 0) / area;
}

/** Ink per area of headings in Bangla over that of English ones, at each of the four sizes. */
export async function weightsOfBangla({ open, show, picture }: Sheet) {
  const densities: number[][] = [];
  for (const [path, texts] of Object.entries(HEADINGS)) {
    await open(path);
    const atSizes: number[] = [];
    for (const size of SIZES) {
      const boxes = await show({ texts, size });
      const ink = await inkOf(await picture());
      atSizes.push(boxes.reduce((sum, box) => sum + density(ink, box), 0) / boxes.length);
    }
    densities.push(atSizes);
  }
  const [english = [], bangla = []] = densities;
  return SIZES.map((size, index) => ({ size, weight: (bangla[index] ?? 0) / (english[index] ?? 0) }));
}

/** Conjuncts that fall into their letters, or whose outline leaves out what they are without it. */
export async function brokenConjuncts({ open, show, picture }: Sheet) {
  await open('/bn/quality');
  const letters = await show({ texts: apart, size: 40 });
  const boxes = await show({ texts: CONJUNCTS, size: 40 });
  const outlined = await inkOf(await picture());
  await show({ texts: CONJUNCTS, size: 40, style: '-webkit-text-stroke:0' });
  const plain = await inkOf(await picture());
  return CONJUNCTS.filter((_, index) => {
    const box = boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 };
    const isWhole = pixelsIn(box).every(([x, y]) => outlined(x, y) > plain(x, y) - 0.15);
    return !isWhole || box.width >= (letters[index]?.width ?? 0);
  });
}
