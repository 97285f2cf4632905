import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

const partners = publishedRecords('partners', recordSchema, records).map(({ logo, ...partner }) => ({
  ...partner,
  imgSrc: logo.src,
  ...logoSize(logo),
}));

export type Partner = (typeof partners)[number];

/** Lists the partners of one category in data order, at most `limit` of them if given. */
export const partnersIn = (category: Partner['category'], limit?: number): readonly Partner[] =>
  partners.filter((partner) => partner.category === category).slice(0, limit);

/** Size in px: limits the width to 208 px, so that logos of higher resolution are not shown larger. */
function logoSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, 208 / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
