import { banners } from '@/content/entities/banners';
import { blogs } from '@/content/entities/blogs';
import { company } from '@/content/entities/company';
import type { Picture } from '@/content/lib/fields';
import { newsItems } from '@/content/entities/news';
import { pictures } from '@/content/pictures';
import { productLabel } from '@/content/entities/products/label';
import { products } from '@/content/entities/products';
import { routes } from '@/content/routes';
import { vacancies } from '@/content/entities/vacancies';
import { canBeDrawn } from './share-signs';

/** What is drawn when a page is shared: a headline, a note, and a picture laid in courses (`app/og`). */
export type SharePicture = {
  /** The page that is shared. */
  readonly path: string;
  /** Where the picture stands: `/og/blog-how-a-block-is-made.png`. */
  readonly src: string;
  readonly headline: string;
  /** One short line above the brand. */
  readonly note: string;
  readonly photo: Readonly<Picture>;
  readonly alt: string;
};

/** In px. */
export const SHARE_SIZE = { width: 1200, height: 630 };

type Draft = Pick<SharePicture, 'path' | 'headline' | 'note' | 'photo'>;

const place = `${company.factory.city}, ${company.factory.country}`;

const fixedPages: readonly Draft[] = [
  {
    path: routes.home,
    headline: banners[0]?.title ?? company.brand,
    note: place,
    photo: pictures['hero-wall'],
  },
  {
    path: routes.products,
    headline: 'Products',
    note: 'Blocks, pavers, kerbs, tiles',
    photo: pictures['yard-stacks'],
  },
  { path: routes.list, headline: 'My list', note: 'Ask for a price', photo: pictures['material-samples'] },
  { path: routes.aboutUs, headline: 'About Us', note: company.legalName, photo: pictures['cores-top-view'] },
  { path: routes.newsEvents, headline: 'News & Events', note: place, photo: pictures['kerb-road'] },
  { path: routes.gallery, headline: 'Photos and videos', note: 'Gallery', photo: pictures['paver-i-field'] },
  { path: routes.career, headline: 'Available jobs', note: 'Career', photo: pictures['curing-racks'] },
  {
    path: routes.quality,
    headline: 'Quality Assurance',
    note: 'Eight checks, five tests',
    photo: pictures['cut-section'],
  },
  {
    path: routes.keyProduct,
    headline: 'Hollow block against clay brick',
    note: 'Key Product Information',
    photo: pictures['screen-wall'],
  },
  {
    path: routes.works,
    headline: 'Our Works',
    note: 'Walls, roads, banks, footpaths',
    photo: pictures['erosion-slope'],
  },
  {
    path: routes.clients,
    headline: 'Clients',
    note: `Who builds with ${company.brand}`,
    photo: pictures['house-elevation'],
  },
  {
    path: routes.blog,
    headline: 'Blog',
    note: 'For owners, engineers and masons',
    photo: pictures['paver-herringbone'],
  },
  { path: routes.contact, headline: 'Contact Us', note: company.helpline, photo: pictures['plaza-dusk'] },
];

const articles: readonly Draft[] = [
  ...newsItems.map(({ _id, title, image }) => ({
    path: routes.newsItem(_id),
    headline: title,
    note: 'News & Events',
    photo: image,
  })),
  ...blogs.map(({ _id, title, category, image }) => ({
    path: routes.blogPost(_id),
    headline: title,
    note: `Blog: ${category}`,
    photo: image,
  })),
];

const jobs: readonly Draft[] = vacancies.map(({ _id, position, workplace, status }) => ({
  path: routes.vacancy(_id),
  headline: position,
  note: `${status}, ${company[workplace].city}`,
  photo: workplace === 'factory' ? pictures['curing-racks'] : pictures['kerb-road'],
}));

const productPages: readonly Draft[] = products.map((product) => ({
  path: routes.product(product.id),
  headline: productLabel(product),
  note: product.size,
  photo: product.image,
}));

/** For a page that nobody thought of here. */
const fallback = finished({
  path: '',
  headline: company.brand,
  note: place,
  photo: pictures['wall-running-bond'],
});

/** Every share picture of the site. */
export const sharePictures = [
  ...[...fixedPages, ...productPages, ...articles, ...jobs].map(finished),
  fallback,
];

const byPath = new Map(sharePictures.map((picture) => [picture.path, picture]));

/** The picture that is shown where a page is shared; further pages of a list share the list's. */
export function sharePictureOf(path: string) {
  const list = path.replace(/\/page\/\d+$/, '');
  return byPath.get(path) ?? byPath.get(list) ?? fallback;
}

function finished({ path, headline, note, photo }: Draft): SharePicture {
  const name = path === '' ? 'default' : path.replace(/^\//, '').replaceAll('/', '-') || 'home';
  return {
    path,
    src: `/og/${name}.png`,
    headline: canBeDrawn(headline) ? headline : company.brand,
    note: canBeDrawn(note) ? note : '',
    photo,
    alt: `${headline}. ${company.brand}. ${photo.alt}`,
  };
}
