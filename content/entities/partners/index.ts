import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

const partners = publishedRecords('partners', recordSchema, records).map(({ logo, ...partner }) => ({
  ...partner,
  imgSrc: logo.src,
  ...logoSize(logo),
}));

export type Partner = (typeof partners)[number];

/** The concerns or brands of one category in data order, at most `limit` of them where it is given. */
export const partnersIn = (category: Partner['category'], limit?: number): readonly Partner[] =>
  partners.filter((partner) => partner.category === category).slice(0, limit);

/** Size in px: no logo is shown wider than 208 px, so that one with finer dots is no larger than the others. */
function logoSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, 208 / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
