import { defineCollection } from './lib/define-collection';
import { line, picturePath, slug, webAddress } from './lib/fields';
import { z } from './lib/zod';

const partnerSchema = z.strictObject({
  id: slug,
  name: line(1, 80),
  imgSrc: picturePath,
  /** The file's own size in px, at which all logos weigh about the same side by side. */
  width: z.int().check(z.minimum(1), z.maximum(1000)),
  height: z.int().check(z.minimum(1), z.maximum(1000)),
  link: webAddress,
  /** `Group`: concerns of the group, also shown as clients; `Group1`: its further concerns; `associated`: brands. */
  category: z.enum(['Group', 'Group1', 'associated']),
});

const records: z.input<typeof partnerSchema>[] = [
  {
    id: 'atrai-cement',
    name: 'Atrai Cement',
    imgSrc: '/images/logos/atrai-cement.svg',
    width: 208,
    height: 53,
    link: 'https://www.atraicement.example',
    category: 'Group',
  },
  {
    id: 'atrai-ready-mix',
    name: 'Atrai Ready-Mix',
    imgSrc: '/images/logos/atrai-ready-mix.svg',
    width: 200,
    height: 55,
    link: 'https://www.atraireadymix.example',
    category: 'Group',
  },
  {
    id: 'atrai-transport',
    name: 'Atrai Transport',
    imgSrc: '/images/logos/atrai-transport.svg',
    width: 208,
    height: 52,
    link: 'https://www.atraitransport.example',
    category: 'Group',
  },
  {
    id: 'atrai-steel',
    name: 'Atrai Steel',
    imgSrc: '/images/logos/atrai-steel.svg',
    width: 153,
    height: 72,
    link: 'https://www.atraisteel.example',
    category: 'Group',
  },
  {
    id: 'atrai-properties',
    name: 'Atrai Properties',
    imgSrc: '/images/logos/atrai-properties.svg',
    width: 128,
    height: 86,
    link: 'https://www.atraiproperties.example',
    category: 'Group',
  },
  {
    id: 'atrai-lines',
    name: 'Atrai Lines',
    imgSrc: '/images/logos/atrai-lines.svg',
    width: 201,
    height: 55,
    link: 'https://www.atrailines.example',
    category: 'Group',
  },
  {
    id: 'atrai-aggregates',
    name: 'Atrai Aggregates',
    imgSrc: '/images/logos/atrai-aggregates.svg',
    width: 208,
    height: 53,
    link: 'https://www.atraiaggregates.example',
    category: 'Group',
  },
  {
    id: 'atrai-energy',
    name: 'Atrai Energy',
    imgSrc: '/images/logos/atrai-energy.svg',
    width: 179,
    height: 61,
    link: 'https://www.atraienergy.example',
    category: 'Group',
  },
  {
    id: 'karatoa-ceramics',
    name: 'Karatoa Ceramics',
    imgSrc: '/images/logos/karatoa-ceramics.svg',
    width: 196,
    height: 56,
    link: 'https://www.karatoaceramics.example',
    category: 'Group1',
  },
  {
    id: 'nagar-homes',
    name: 'Nagar Homes',
    imgSrc: '/images/logos/nagar-homes.svg',
    width: 178,
    height: 62,
    link: 'https://www.nagarhomes.example',
    category: 'Group1',
  },
  {
    id: 'tangon-agro',
    name: 'Tangon Agro',
    imgSrc: '/images/logos/tangon-agro.svg',
    width: 117,
    height: 86,
    link: 'https://www.tangonagro.example',
    category: 'Group1',
  },
  {
    id: 'dhepa-textiles',
    name: 'Dhepa Textiles',
    imgSrc: '/images/logos/dhepa-textiles.svg',
    width: 208,
    height: 51,
    link: 'https://www.dhepatextiles.example',
    category: 'Group1',
  },
  {
    id: 'pillar',
    name: 'Pillar',
    imgSrc: '/images/logos/pillar.svg',
    width: 189,
    height: 58,
    link: 'https://www.pillar.example',
    category: 'associated',
  },
  {
    id: 'northroof',
    name: 'Northroof',
    imgSrc: '/images/logos/northroof.svg',
    width: 208,
    height: 49,
    link: 'https://www.northroof.example',
    category: 'associated',
  },
  {
    id: 'barsha-waterproofing',
    name: 'Barsha Waterproofing',
    imgSrc: '/images/logos/barsha-waterproofing.svg',
    width: 204,
    height: 54,
    link: 'https://www.barshawaterproofing.example',
    category: 'associated',
  },
  {
    id: 'lodestar-lifts',
    name: 'Lodestar Lifts',
    imgSrc: '/images/logos/lodestar-lifts.svg',
    width: 208,
    height: 50,
    link: 'https://www.lodestarlifts.example',
    category: 'associated',
  },
];

const partners = defineCollection({
  file: 'content/partners.ts',
  schema: partnerSchema,
  records,
  idField: 'id',
});

export type Partner = (typeof partners)[number];

/** The concerns or brands of one category in data order, at most `limit` of them where it is given. */
export const partnersIn = (category: Partner['category'], limit?: number): readonly Partner[] =>
  partners.filter((partner) => partner.category === category).slice(0, limit);
