import { countedWalls } from '@/content/pages/common-walls';
import { banners } from '@/content/entities/banners';
import { blogs } from '@/content/entities/blogs';
import { company } from '@/content/entities/company';
import { landingPages } from '@/content/entities/landing-pages';
import { newsItems } from '@/content/entities/news';
import { products } from '@/content/entities/products';
import { productName } from '@/content/strings/product-name';
import { rangePages } from '@/content/pages/product-ranges';
import { vacancies } from '@/content/entities/vacancies';
import { type Picture, hasLanguage, inLanguage } from '@/lib/records';
import { countText, type Language } from '@/lib/text';
import { type PublicPage, publicPages, type SingleRoute } from '@/content/pages/public-pages';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { siteLocales } from '@/content/strings/locales';
import { productIn, rangeTexts } from '@/content/strings/product-in';
import { filledIn } from '@/content/strings/filled-in';
import { pageIn } from './page-in';
import { canBeDrawn } from './share-signs';

/** Content of a share picture: a headline, a note and a photo laid in courses (`app/og`). */
export type SharePicture = {
  readonly language: Language;
  /** English path of the shared page. */
  readonly path: string;
  /** Address of the picture: `/og/blog-how-a-block-is-made.png`, in Bangla `/og/bn-blog-how-a-block-is-made.png`. */
  readonly src: string;
  readonly headline: string;
  /** One short line above the brand. */
  readonly note: string;
  readonly brand: string;
  readonly photo: Readonly<Picture>;
  readonly alt: string;
};

/** Size of a share picture in px. */
export const SHARE_SIZE = { width: 1200, height: 630 };

type Draft = Pick<SharePicture, 'path' | 'headline' | 'note' | 'photo'>;

const placeIn = (locale: Locale) => {
  const { city, country } = inLanguage(company, locale.language).factory;
  return locale.fill(locale.strings.share.place, { city, country });
};

/** The picture of a page; where it has none, that of the home page or the first product. */
function photoOf(route: SingleRoute, locale: Locale): Draft['photo'] {
  const { share, banner } = pageIn(route, locale);
  const photo = share?.image ?? banner;
  if (photo !== undefined) return photo;
  if (route !== 'home') return photoOf('home', locale);
  const [product] = products;
  if (product === undefined) throw new Error('content/entities/products: there is no product.');
  return inLanguage(product, locale.language).image;
}

const isSingle = (page: PublicPage): page is PublicPage & { readonly route: SingleRoute } =>
  page.id === undefined && page.number === undefined;

const fixedPages = (locale: Locale): readonly Draft[] =>
  publicPages.filter(isSingle).map(({ route }) => {
    const { path, heading, share } = pageIn(route, locale);
    const [slide] = banners.map((banner) => inLanguage(banner, locale.language));
    const main = route === 'home' ? (slide?.title ?? inLanguage(company, locale.language).brand) : heading;
    return {
      path,
      headline: share?.headline ?? main,
      note: share?.note === undefined ? placeIn(locale) : filledIn(share.note, locale),
      photo: photoOf(route, locale),
    };
  });

function recordPages(locale: Locale): readonly Draft[] {
  const { language, fill } = locale;
  const { share, blog, careers, products: productTexts } = locale.strings;
  /** Records with a page in the language, with its texts. */
  const inIt = <Item extends object>(items: readonly Item[]) =>
    items.filter((item) => hasLanguage(item, language)).map((item) => inLanguage(item, language));
  const places = inLanguage(company, language);
  return [
    ...products
      .filter((product) => hasLanguage(product, language))
      .map((product) => productIn(product, locale))
      .map((product) => ({
        path: routes.product(product.id),
        headline: productName(product),
        note: product.size,
        photo: product.image,
      })),
    ...rangePages.map((range) => ({
      path: routes.productRange(range.slug),
      headline: rangeTexts(range, locale).title.replaceAll('\u00a0', ' '),
      note: countText(productTexts.filter.count, range.members.length, language),
      photo: productIn(range.members[0], locale).image,
    })),
    ...(countedWalls === undefined
      ? []
      : [
          {
            path: routes.commonWalls,
            headline: locale.strings.commonWalls.title,
            note: placeIn(locale),
            photo: productIn(countedWalls.block, locale).image,
          },
        ]),
    ...inIt(newsItems).map(({ _id, title, image }) => ({
      path: routes.newsItem(_id),
      headline: title,
      note: share.newsItem,
      photo: image,
    })),
    ...inIt(blogs).map(({ _id, title, category, image }) => ({
      path: routes.blogPost(_id),
      headline: title,
      note: fill(share.blogPost, { category: blog.categories[category] }),
      photo: image,
    })),
    ...inIt(vacancies).map(({ _id, position, workplace, status }) => ({
      path: routes.vacancy(_id),
      headline: position,
      note: fill(share.vacancy, { status: careers.statuses[status], city: places[workplace].city }),
      photo: photoOf('career', locale),
    })),
    ...inIt(landingPages).map(({ id, title, blocks }) => ({
      path: routes.landingPage(id),
      headline: title,
      note: placeIn(locale),
      photo: blocks.find(({ image }) => image)?.image ?? photoOf('home', locale),
    })),
  ];
}

const fallbackIn = (locale: Locale): Draft => ({
  path: '',
  headline: inLanguage(company, locale.language).brand,
  note: placeIn(locale),
  photo: photoOf('home', locale),
});

/** Every share picture of the website. */
export const sharePictures = siteLocales.flatMap((locale) =>
  [...fixedPages(locale), ...recordPages(locale), fallbackIn(locale)].map((draft) => finished(draft, locale)),
);

const keyOf = (path: string, language: Language) => `${language} ${path}`;
const byPath = new Map(sharePictures.map((picture) => [keyOf(picture.path, picture.language), picture]));

/** Returns the share picture of a page by its English path; further pages of a list share the list's picture. */
export function sharePictureOf(path: string, language: Language) {
  const list = path.replace(/\/page\/\d+$/, '');
  const picture = [path, list, ''].map((one) => byPath.get(keyOf(one, language))).find(Boolean);
  if (picture === undefined) throw new Error(`No share picture stands in for ${path}.`);
  return picture;
}

function finished({ path, headline, note, photo }: Draft, { language, strings, fill }: Locale): SharePicture {
  const name = path === '' ? 'default' : path.replace(/^\//, '').replaceAll('/', '-') || 'home';
  const { brand } = inLanguage(company, language);
  const canBeShown = (text: string) => canBeDrawn(text, language);
  const sentence = (text: string) => (/[.?!।]$/.test(text) ? text : fill(strings.share.sentence, { text }));
  return {
    language,
    path,
    src: `/og/${language === 'en' ? '' : 'bn-'}${name}.png`,
    headline: canBeShown(headline) ? headline : brand,
    note: canBeShown(note) ? note : '',
    brand,
    photo,
    alt: [sentence(headline), sentence(brand), photo.alt].filter(Boolean).join(' '),
  };
}
