import { render, screen } from '@testing-library/react';
import { range } from '@/__tests__/fixtures/forms';
import { ProductDrawing } from '@/components/site/products/page/product-drawing';
import { locales } from '@/content/strings/locales';
import { sheetOf } from '@/lib/geometry';

/** Names of the drawings of a product, as they are spoken. */
function spoken(id: keyof typeof range, language: 'en' | 'bn' = 'en') {
  const texts = locales[language].strings.drawing;
  const sheet = sheetOf(range[id], { texts, language });
  const { unmount } = render(<ProductDrawing language={language} texts={texts} sheet={sheet} label="Unit" />);
  const names = screen.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'));
  unmount();
  return names;
}

it('says what each figure of a block measures, and equal ones once with their number', () => {
  const [front, section, plan] = spoken('block-190');
  expect(front).toBe('Front of Unit, in mm: height 190');
  expect(section).toBe('Section A–A of Unit. Its sizes are in the other views');
  expect(plan).toBe(
    'Plan of Unit, in mm: length 390, width 190, 2 × end web 32, 2 × length of a core 145, middle web 36, ' +
      '2 × face shell 34, width of a core 122, radius R22',
  );
});

it('says so for a plank and a tile, and in Bangla', () => {
  expect(spoken('plank')[1]).toMatch(/key 12\.8, opening of a key 32, height 60, bevel 6 × 45°$/);
  expect(spoken('chevron')[2]).toMatch(
    /run of an arm 50, rise of an arm 29, width of a band 20, centre to centre 30$/,
  );
  expect(spoken('block-half', 'bn')[0]).toBe('Unit, সামনে থেকে (এলিভেশন), মিলিমিটারে: উচ্চতা 190');
});
