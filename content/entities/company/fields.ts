import type { FieldSpec } from '../../lib/field-spec';

export { companySchema as schema } from './schema';

const place: readonly FieldSpec[] = [
  { name: 'street', label: 'Street', kind: 'text', isRequired: true },
  { name: 'city', label: 'City', kind: 'text', isRequired: true },
  { name: 'postalCode', label: 'Postal code', kind: 'text', isRequired: true },
  { name: 'country', label: 'Country', kind: 'text', isRequired: true },
];

export const fields: readonly FieldSpec[] = [
  { name: 'brand', label: 'Brand', kind: 'text', isRequired: true },
  { name: 'legalName', label: 'Legal name', kind: 'text', isRequired: true },
  { name: 'group', label: 'Group', kind: 'text', isRequired: true },
  {
    name: 'summary',
    label: 'Summary',
    kind: 'area',
    isRequired: true,
    help: 'One sentence: what the company makes, where and for whom.',
  },
  { name: 'email', label: 'E-mail', kind: 'text', isRequired: true },
  { name: 'careersEmail', label: 'E-mail for applications', kind: 'text', isRequired: true },
  {
    name: 'phones',
    label: 'Telephones',
    kind: 'lines',
    isRequired: true,
    help: 'One to six, one a line, such as +880 2 0000 0000. The first one is the main number.',
  },
  { name: 'fax', label: 'Fax', kind: 'text', isRequired: true },
  { name: 'helpline', label: 'Helpline', kind: 'text', isRequired: true },
  {
    name: 'whatsApp',
    label: 'WhatsApp',
    kind: 'text',
    help: 'Forms, product pages and the list offer it when it is set.',
  },
  { name: 'headOffice', label: 'Head office', kind: 'group', fields: place },
  { name: 'factory', label: 'Factory', kind: 'group', fields: place },
  { name: 'openingHours', label: 'Opening hours', kind: 'text', isRequired: true },
  {
    name: 'map',
    label: 'Map',
    kind: 'group',
    fields: [
      { name: 'embedUrl', label: 'Address of the map in the page', kind: 'link', isRequired: true },
      { name: 'linkUrl', label: 'Address of the link beside it', kind: 'link', isRequired: true },
      { name: 'latitude', label: 'Latitude', kind: 'number', unit: '°', isRequired: true },
      { name: 'longitude', label: 'Longitude', kind: 'number', unit: '°', isRequired: true },
    ],
  },
  {
    name: 'socials',
    label: 'Social links',
    kind: 'rows',
    one: 'link',
    help: 'Five.',
    fields: [
      { name: 'network', label: 'Network', kind: 'choice', isRequired: true },
      { name: 'label', label: 'Name', kind: 'text', isRequired: true },
      { name: 'url', label: 'Address', kind: 'link', isRequired: true },
    ],
  },
  {
    name: 'filmId',
    label: 'Film of the home page',
    kind: 'text',
    isRequired: true,
    help: 'Paste the link of the film, such as https://youtu.be/AtraiFilm01.',
  },
];
