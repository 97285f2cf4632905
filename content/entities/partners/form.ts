import { image, line, slug, webAddress } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';
import { partnerCategories } from './meta';

export const partnerSchema = translated({
  id: slug,
  name: line(1, 80),
  /** Its size is the one at which all logos weigh about the same side by side. */
  logo: image,
  link: webAddress,
  /** `Group`: clients and concerns of the group, shown as clients; `Group1`: its further concerns; `associated`: brands. */
  category: z.enum(['Group', 'Group1', 'associated']),
  /** What a client has built with the products, in one line; shown below the logos of the clients' page. */
  built: z.optional(line(10, 120)),
});

export const fields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'text', isRequired: true },
  {
    name: 'category',
    label: 'Category',
    kind: 'choice',
    isRequired: true,
    labels: partnerCategories,
    help: 'Clients have a page. All three are on the home page and on About Us, four of each.',
  },
  { name: 'link', label: 'Website', kind: 'link', isRequired: true },
  {
    name: 'built',
    label: 'What they built',
    kind: 'text',
    help: 'One line about a client, below the logos of the clients’ page.',
  },
  {
    name: 'logo',
    label: 'Logo',
    kind: 'picture',
    isRequired: true,
    picture: { maxWidth: 416, isDrawing: true },
    help: 'On a white or transparent ground, without a margin.',
  },
];

export { partnerSchema as schema };
