import { fault } from '../../lib/fault';
import { image, isoDate, line, prose, slug, webAddress } from '../../lib/fields';
import { isBuildable } from '../../lib/markdown/limits';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const newsItemSchema = translated({
  _id: slug,
  image,
  title: line(5, 140),
  /** Day of the report or of the event; before it the website does not show the item. */
  createdAt: isoDate,
  /** The last day on the website. */
  until: z.optional(isoDate),
  category: z.enum(['news', 'events']),
  /** The same story as somebody else tells it, outside this site. */
  link: z.optional(webAddress),
  /** Of a work: where it stands. */
  place: z.optional(line(2, 60)),
  /** What of ours is in it: ids of products, whose pages name the item in turn. */
  products: z.optional(
    z.array(slug).check(
      z.maxLength(12),
      z.refine((ids) => new Set(ids).size === ids.length, {
        error: 'names one product twice',
        ...fault('predicate'),
      }),
    ),
  ),
  /** Of a work: how much of it, with the unit. */
  quantity: z.optional(line(2, 40)),
  /** The article in Markdown. */
  desc: prose(50, 20_000).check(isBuildable),
});
