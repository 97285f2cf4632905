import { textFacts } from '@/components/admin/writing/text-facts';

test('counts words of any script, and minutes', () => {
  expect(textFacts('One **two** three.\n\nবাংলা লেখা, 190 mm.')).toMatchObject({ words: 7, minutes: 1 });
  expect(textFacts('word '.repeat(401))).toMatchObject({ words: 401, minutes: 3 });
});

test.each([
  ['## A\n\n### B\n\n## C', null],
  ['### B', 'B'],
  ['## A\n\n#### Deep', 'Deep'],
  ['# A\n\n### B', null],
])('the order of the headings in %j lacks %j', (markdown, outOfOrder) => {
  expect(textFacts(markdown)?.outOfOrder).toBe(outOfOrder);
});

test('counts pictures without a description', () => {
  const picture = '/images/scenes/kerb-road.jpg';
  expect(textFacts(`![](${picture})\n\n![A kerb](${picture})`)).toMatchObject({
    hasPicture: true,
    undescribed: 1,
  });
  expect(textFacts('None.')).toMatchObject({ hasPicture: false, undescribed: 0 });
});
