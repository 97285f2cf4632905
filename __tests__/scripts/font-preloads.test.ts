import { withFontPreloads } from '@/scripts/export/font-preloads';

const preload = (href: string) => `<link rel="preload" href="${href}" as="font" crossorigin=""/>`;
const english = `<head>${preload('/latin.woff2')}</head>`;
const bangla = `<head><meta/>${preload('/bangla.woff2')}</head>`;

it('lets a page in Bangla preload the fonts of English pages before its own', () => {
  const whole = `<head><meta/>${preload('/latin.woff2')}${preload('/bangla.woff2')}</head>`;
  expect(withFontPreloads(bangla, english)).toBe(whole);
  expect(withFontPreloads(whole, english)).toBe(whole);
});

it('leaves a page without fonts as it is', () => {
  expect(withFontPreloads('<head></head>', english)).toBe('<head></head>');
});
