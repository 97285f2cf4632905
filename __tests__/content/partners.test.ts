import { readFileSync } from 'node:fs';
import path from 'node:path';
import { partnersIn } from '@/content/entities/partners';

const categories = ['Group', 'Group1', 'associated'] as const;
const all = categories.flatMap((category) => partnersIn(category));

const drawingOf = (imgSrc: string) => readFileSync(path.join(process.cwd(), 'public', imgSrc), 'utf8');

describe('partnersIn', () => {
  it.each(categories)('returns the first of %s in data order, and nothing else', (category) => {
    const some = partnersIn(category);

    expect(some.every((partner) => partner.category === category)).toBe(true);
    expect(partnersIn(category, 2)).toEqual(some.slice(0, 2));
  });

  it('returns all of them if the limit is larger', () => {
    expect(partnersIn('associated', 99)).toEqual(partnersIn('associated'));
  });
});

/** Drawn logos only; uploaded ones are ordinary pictures. */
const drawn = all.filter(({ imgSrc }) => imgSrc.endsWith('.svg'));

describe.each(drawn)('logo of $name', ({ imgSrc, width, height }) => {
  const drawing = drawingOf(imgSrc);

  it('has the size that the record reserves', () => {
    expect(drawing).toContain(`width="${width}" height="${height}"`);
  });

  it('is one colour, outlines only and small', () => {
    expect(drawing.match(/#[0-9a-f]{6}/gi)).toHaveLength(1);
    expect(drawing).not.toMatch(/<text|<image|<script|href=/);
    expect(Buffer.byteLength(drawing)).toBeLessThan(6_000);
  });
});
