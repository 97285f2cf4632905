import { existsSync } from 'node:fs';
import { type Product, productCategories, products, productsInCategory } from '@/content/entities/products';
import { inBangla, routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { inLanguage } from '@/lib/records';
import type { Language } from '@/lib/text';
import { askSearch } from './ask-search';
import { itWhere } from './exported-documents';

const made = (isRight: (form: NonNullable<Product['form']>) => boolean) =>
  products.filter(({ form }) => form && isRight(form)).map(({ id }) => routes.product(id));
const walls = made((form) => form.shape === 'extrusion' && form.laying === 'wall');
/** Blocks of a width in mm, and with a joint of 10 mm. */
const wide = (...widths: readonly number[]) =>
  made((form) => form.shape === 'extrusion' && form.laying === 'wall' && widths.includes(form.width));

type Questions = Readonly<Record<Language, readonly string[]>>;

/** What buyers, engineers and masons type, with common misspellings, and the pages of which one answers it. */
const asked: readonly (readonly [kind: string, pages: readonly string[], questions: Questions])[] = [
  [
    'a block or brick',
    walls,
    {
      en: [
        'hollow block',
        'hollow blok',
        'holow block',
        'hollo block',
        'cinder block',
        'solid brick',
        'brick',
      ],
      bn: ['হলো ব্লক', 'হলোব্লক', 'হ্যালো ব্লক', 'ইট', 'ইঁট', 'ব্রিক', 'hollow block', 'brick'],
    },
  ],
  [
    'a block of 100 mm',
    wide(100, 90),
    { en: ['100 mm', '100mm block', '4 inch block'], bn: ['১০০ মিমি', '৪ ইঞ্চি ব্লক'] },
  ],
  [
    'a block of 8 inches',
    wide(200, 190),
    { en: ['8 inch block', '8" block'], bn: ['৮ ইঞ্চি ব্লক', '৮ ইন্চি ব্লক'] },
  ],
  [
    'a paver',
    made((form) => form.shape === 'extrusion' && form.laying === 'paving'),
    {
      en: ['paver', 'paving block', 'parking tiles', 'interlocking tiles', 'paving stone'],
      bn: ['পেভার', 'পেভিং ব্লক', 'পার্কিং টাইলস', 'গাড়ী'],
    },
  ],
  [
    'a kerb',
    made((form) => form.shape === 'profile'),
    {
      en: ['kerb', 'curb', 'curb stone', 'curbstone', 'kerbstone'],
      bn: ['কার্ব স্টোন', 'কার্ব ষ্টোন', 'কার্বস্টোন', 'ষ্টোন'],
    },
  ],
  [
    'a tile',
    made((form) => form.shape === 'tile'),
    { en: ['pavement tiles', 'pavment tiles'], bn: ['টাইলস', 'tiles'] },
  ],
  [
    'how to reach the company',
    [routes.contact],
    {
      en: ['phone', 'phone number', 'telephone', 'mobile number', 'email', 'address', 'contact', 'price'],
      bn: ['ফোন নম্বর', 'মোবাইল', 'ঠিকানা', 'যোগাযোগ', 'দাম', 'রেট'],
    },
  ],
  [
    'how quality is kept',
    [routes.quality],
    {
      en: [
        'psi',
        'MPa',
        'compressive strength',
        'strength of block',
        'water absorption',
        'absorbtion',
        'test report',
      ],
      bn: ['পিএসআই', 'চাপ সহনক্ষমতা', 'পানি শোষণ', 'পরীক্ষা', 'টেস্ট রিপোর্ট'],
    },
  ],
  [
    'what a block is compared with, and how many are needed',
    [routes.keyProduct, routes.commonWalls],
    {
      en: ['fire rating', 'fire resistance', 'how many blocks', 'calculator', 'salinity'],
      bn: ['আগুন', 'নোনা', 'ফাপা', 'কত ব্লক লাগবে', 'ক্যালকুলেটর', 'deyal'],
    },
  ],
  [
    'files',
    [routes.files],
    { en: ['brochure', 'catalogue', 'data sheet', 'autocad', 'cad'], bn: ['ক্যাটালগ', 'ব্রোশিওর', 'ক্যাড'] },
  ],
  ['a post', [routes.career], { en: ['job', 'jobs', 'salary', 'career'], bn: ['বেতন'] }],
  [
    'pictures and films',
    [routes.gallery],
    { en: ['gallery', 'video'], bn: ['গ্যালারি', 'গ্যালারী', 'ছবি', 'ভিডিও'] },
  ],
  ['the company', [routes.aboutUs], { en: ['about us', 'chairman'], bn: ['আমাদের সম্পর্কে', 'চেয়ারম্যান'] }],
  ['the customers', [routes.clients], { en: ['clients'], bn: ['গ্রাহক'] }],
];

/** Pages of the categories, with those of their products, and of the products that are called by a name, by this name. */
function calledIn(language: Language) {
  const pages = new Map<string, string[]>();
  const named = [
    ...productCategories.map(
      (category) =>
        [
          [
            routes.productRange(category.id),
            ...productsInCategory(category.id).map(({ id }) => routes.product(id)),
          ],
          category,
        ] as const,
    ),
    ...products.map((product) => [[routes.product(product.id)], product] as const),
  ];
  for (const [paths, record] of named)
    for (const name of inLanguage(record, language).alsoCalled ?? [])
      pages.set(name, [...(pages.get(name) ?? []), ...paths]);
  return pages;
}

for (const language of ['en', 'bn'] as const) {
  const pathOf = (path: string) => (language === 'bn' ? inBangla(path) : path);
  const called = calledIn(language);
  const questions = [...asked.flatMap(([, , { [language]: typed }]) => typed), ...called.keys()];
  const isAsked = isShown(routes.search) && existsSync(`out${pathOf(routes.search)}.html`);
  const answers = isAsked ? askSearch(language, questions) : undefined;
  itWhere(isAsked && called.size > 0, 'nothing is called otherwise')(
    `what buyers call a product or category in ${language} has its page among the first three`,
    () => {
      const others = [...called].filter(([name, pages]) => {
        const found = answers?.get(name)?.slice(0, 3) ?? [];
        return !pages.some((path) => found.includes(pathOf(path)));
      });
      expect(others.map(([name]) => [name, answers?.get(name)?.slice(0, 3)])).toEqual([]);
    },
  );
  for (const [kind, pages, { [language]: typed }] of asked) {
    const there = pages.map(pathOf).filter((path) => existsSync(`out${path}.html`));
    itWhere(isAsked && there.length > 0, 'no page is there')(
      `what asks in ${language} for ${kind} has its page among the first three`,
      () => {
        const others = typed.filter(
          (question) =>
            !answers
              ?.get(question)
              ?.slice(0, 3)
              .some((url) => there.includes(url)),
        );
        expect(others.map((question) => [question, answers?.get(question)?.slice(0, 3)])).toEqual([]);
      },
    );
  }
}
