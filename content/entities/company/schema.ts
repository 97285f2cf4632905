import { memoize } from '../../../lib/text';
import { minPictureSize } from '../../../lib/pictures';
import {
  density,
  emailAddress,
  field,
  filmId,
  image,
  issueAt,
  line,
  record,
  telephone,
  webAddress,
  z,
} from '../../../lib/records';
import { colourRoles, markSvg } from './brand-fields';

/** Limited by the layout of the contact page. */
const MAX_PHONES = 6;

export const recordSchema = memoize(() => {
  const place = {
    street: field('Street', line(3, 100)),
    city: field('City', line(2, 60)),
    postalCode: field('Postal code', line(4, 10)),
    /** ISO 3166-1 alpha-2. */
    countryCode: z._default(z.literal('BD'), 'BD'),
    country: field('Country', line(2, 60)),
    telephone: field('Telephone', z.optional(telephone), {
      help: 'Of this place. If empty, the main number applies.',
    }),
    openingHours: field('Opening hours', z.optional(line(5, 80)), {
      help: 'Of this place. If empty, the opening hours of the company apply.',
    }),
    photo: field('Photo', z.optional(image), {
      picture: { maxWidth: 1600, ...minPictureSize.column },
      help: 'Of the building, as visitors see it from the street.',
    }),
  };

  const latitude = z.number().check(z.minimum(-90), z.maximum(90));
  const longitude = z.number().check(z.minimum(-180), z.maximum(180));

  const headOffice = z
    .strictObject({
      ...place,
      latitude: field('Latitude', z.optional(latitude), { unit: '°' }),
      longitude: field('Longitude', z.optional(longitude), {
        unit: '°',
        help: 'With both, the contact page links to a map of the head office.',
      }),
    })
    .check(
      z.check(({ value, issues }) => {
        const [missing, beside] =
          value.latitude === undefined ? ['latitude', 'longitude'] : ['longitude', 'latitude'];
        if ((value.latitude === undefined) !== (value.longitude === undefined))
          issues.push(issueAt(missing, `is missing beside the ${beside}`, value));
      }),
    );

  /** Who made the photos and who may use them, in the terms of Google's licence data for pictures. */
  const photoRights = z.strictObject({
    credit: field('Credit', z.optional(line(2, 80)), {
      help: 'Who made or owns the photos. If empty, the brand.',
    }),
    copyright: field('Copyright notice', z.optional(line(2, 100))),
    licence: field('Address of the licence', z.optional(webAddress), {
      help: 'A page that says how others may use the photos.',
    }),
    request: field('Address for requests', z.optional(webAddress), {
      help: 'A page on which others ask for a licence.',
    }),
  });

  const socialLink = z.strictObject({
    network: field('Network', z.enum(['facebook', 'linkedin', 'x', 'youtube', 'instagram'])),
    label: field('Name', line(1, 30)),
    url: field('Address', webAddress),
  });

  /** Languages of the website. English is compulsory; a company without the list has both. */
  const languages = z.array(z.enum(['en', 'bn'], 'must be one of the languages en and bn')).check(
    z.refine((list) => list.includes('en'), 'must have en: the website is always in English'),
    z.refine((list) => new Set(list).size === list.length, 'names a language twice'),
  );

  return record({
    id: z.literal('company'),
    brand: field('Brand', line(2, 40)),
    legalName: field('Legal name', line(2, 80)),
    group: field('Group', z.optional(line(2, 60)), {
      help: 'The group that the company belongs to. If empty, no page mentions a group.',
    }),
    summary: field('Summary', line(50, 160), {
      kind: 'area',
      help: 'One sentence: what the company makes, where and for whom.',
    }),
    mark: field('Mark', markSvg, {
      kind: 'mark',
      help: 'Your logo without the name: an SVG of plain shapes in flat colours. A black mark is dark on light backgrounds and light on dark ones. The website also uses it for icons, shared pictures and the location map.',
    }),
    colours: field('Brand colour', colourRoles, {
      kind: 'colours',
      help: 'Choose one colour. The website derives its colours for text and dark backgrounds from it.',
    }),
    claim: field('Claim in the footer', z.optional(line(3, 120)), {
      help: 'Large above the footer’s links, before “Have any query ?”. If empty, only the question is shown.',
    }),
    claimFigure: field('Figure of the claim', z.optional(line(1, 30)), {
      help: 'Words of the claim that stay on one line, such as 5 million.',
    }),
    email: field('E-mail', emailAddress),
    careersEmail: field('E-mail for applications', z.optional(emailAddress), {
      help: 'If empty, applications go to the e-mail above.',
    }),
    /** The first is the main number, for places with room for only one. */
    phones: field('Telephones', z.tuple([telephone], telephone).check(z.maxLength(MAX_PHONES)), {
      help: 'One to six, one per line, such as +880 2 0000 0000. The first one is the main number.',
    }),
    fax: field('Fax', z.optional(telephone)),
    helpline: field('Helpline', z.optional(telephone), {
      help: 'Shown in the footer, forms and product pages. If empty, they show the first telephone.',
    }),
    whatsApp: field('WhatsApp', z.optional(telephone), {
      help: 'Forms, product pages and the list offer it when it is set.',
    }),
    /** Only its origin counts. */
    website: field('Address of the website', z.optional(webAddress), {
      help: 'Such as https://www.example.com. The person who publishes the website can set another address.',
    }),
    headOffice: field('Head office', headOffice),
    factory: field('Factory', z.strictObject(place)),
    openingHours: field('Opening hours', z.optional(line(5, 80))),
    map: field(
      'Map',
      z.strictObject({
        latitude: field('Latitude', latitude, { unit: '°' }),
        longitude: field('Longitude', longitude, { unit: '°' }),
        embedUrl: field('Another address of the map in the page', z.optional(webAddress)),
        linkUrl: field('Another address of the link beside it', z.optional(webAddress)),
      }),
      { help: 'Of the factory. Map and link follow from the position, unless other addresses are given.' },
    ),
    socials: field('Social links', z.array(socialLink).check(z.maxLength(5)), {
      singular: 'link',
      help: 'Up to five.',
    }),
    languages: field('Languages of the website', z.optional(languages), {
      labels: { en: 'English', bn: 'Bangla' },
      always: 'en',
      help: 'Without Bangla the website has no pages in Bangla, and the studio asks for none. Texts in Bangla are kept.',
    }),
    menuPicture: field('Picture behind the menu', z.optional(image), {
      picture: { maxWidth: 1600, ...minPictureSize.column },
      help: 'Choose a dark picture: the menu’s white text is on top of it.',
    }),
    photoRights: field('Rights to the photos', z.optional(photoRights), {
      help: 'Below the photos of the gallery, and for search engines, which show it beside a picture.',
    }),
    credit: field('Credit below the footer', z.optional(line(2, 60)), {
      help: 'Who made the website. If empty, the footer names nobody.',
    }),
    creditUrl: field('Address of the credit', z.optional(webAddress)),
    density: field('Density of all products', z.optional(density), {
      unit: 'kg/m³',
      help: 'Of the dry concrete, for products without one of their own. Visitors see it marked as assumed; without it no mass is shown.',
    }),
    filmId: field('Film of the home page', z.optional(filmId), {
      help: 'Paste the link of the film, such as https://youtu.be/M7lc1UVf-VE. Without it the website’s own film is played, if the quality page has one.',
    }),
  });
});
