import { unlinkedPages } from '@/content/registry/unlinked-pages';

const offer = { id: 'offer', link: 'none' };

it('nothing leads to a page that no footer, text or address names', () => {
  expect(
    unlinkedPages([offer, { id: 'fair', link: 'footer' }], [{ text: 'See /p/offer-2 and /p/offers.' }]),
  ).toEqual(['offer']);
});

it('a link in a text, in either language, an address or another landing page leads to it', () => {
  for (const other of [
    { desc: { en: 'Our [offer](/p/offer).' } },
    { desc: { en: 'x', bn: { text: '[অফার](/bn/p/offer)' } } },
    { link: 'https://www.example.com/p/offer' },
  ])
    expect(unlinkedPages([offer], [other])).toEqual([]);
  expect(unlinkedPages([offer, { id: 'fair', link: 'footer', text: '/p/offer' }], [])).toEqual([]);
  expect(unlinkedPages([{ ...offer, text: 'This is /p/offer.' }], [])).toEqual(['offer']);
});
