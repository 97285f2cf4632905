import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

import { titleRoom } from './title-room';

export { pageSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  {
    name: 'title',
    label: 'Title',
    kind: 'text',
    isRequired: true,
    help: 'In the tab and in search results, with the brand behind it.',
    room: titleRoom,
  },
  {
    name: 'heading',
    label: 'Heading',
    kind: 'text',
    help: 'Large at the top of the page. Empty: as the menu calls the page, or its title.',
  },
  {
    name: 'description',
    label: 'Description',
    kind: 'area',
    isRequired: true,
    help: 'For search engines. Words in braces are filled in by themselves: {products} is the number of products, {brand} the name of the brand.',
  },
  {
    name: 'banner',
    label: 'Picture at the top',
    kind: 'picture',
    picture: { maxWidth: 2400, ...leastPicture.banner },
    help: 'The home page and the list have none.',
  },
  { name: 'lead', label: 'Sentence above the content', kind: 'text', help: 'The clients’ page has one.' },
];
