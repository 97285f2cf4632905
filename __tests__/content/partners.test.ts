import { readFileSync } from 'node:fs';
import path from 'node:path';
import { partnersIn } from '@/content/entities/partners';

const categories = ['Group', 'Group1', 'associated'] as const;
const all = categories.flatMap((category) => partnersIn(category));

const drawingOf = (imgSrc: string) => readFileSync(path.join(process.cwd(), 'public', imgSrc), 'utf8');

describe('partnersIn', () => {
  it.each(categories)('fills a row of four with %s', (category) => {
    const four = partnersIn(category, 4);

    expect(four).toHaveLength(4);
    expect(four.every((partner) => partner.category === category)).toBe(true);
  });

  it('returns the whole category in data order without a limit', () => {
    const concerns = partnersIn('Group');

    expect(concerns.length).toBeGreaterThan(4);
    expect(concerns.slice(0, 4)).toEqual(partnersIn('Group', 4));
  });

  it('returns what there is when the limit is larger', () => {
    expect(partnersIn('associated', 99)).toEqual(partnersIn('associated'));
  });
});

describe.each(all)('logo of $name', ({ imgSrc, width, height, link }) => {
  const drawing = drawingOf(imgSrc);

  it('has the size that the record reserves', () => {
    expect(drawing).toContain(`width="${width}" height="${height}"`);
  });

  it('is one colour, outlines only and small', () => {
    expect(drawing.match(/#[0-9a-f]{6}/gi)).toHaveLength(1);
    expect(drawing).not.toMatch(/<text|<image|<script|href=/);
    expect(Buffer.byteLength(drawing)).toBeLessThan(6_000);
  });

  it('links to a host that is reserved for examples', () => {
    expect(new URL(link).hostname).toMatch(/\.example$/);
  });
});
