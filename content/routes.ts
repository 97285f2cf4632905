/** Files that are written for each product with a form, by their ending. */
export const productFiles = ['pdf', 'svg', 'dxf', 'glb', 'ifc'] as const;
export type ProductFile = (typeof productFiles)[number];

/** Every public address; the studio's are in content/admin.ts. Nothing else spells one. Letter case is part of it. */
export const routes = {
  home: '/',
  products: '/products',
  product: (id: string) => `/products/${id}`,
  productFile: (id: string, ending: ProductFile) => `/products/${id}/${id}.${ending}`,
  aboutUs: '/aboutUs',
  newsEvents: '/news-events',
  newsItem: (id: string) => `/news-events/${id}`,
  gallery: '/gallery',
  career: '/career',
  vacancy: (id: string) => `/career/${id}`,
  quality: '/quality',
  keyProduct: '/keyProduct',
  estimator: '/keyProduct#estimator',
  works: '/works',
  clients: '/clients',
  blog: '/blog',
  blogPost: (id: string) => `/blog/${id}`,
  contact: '/contact',
  /** What a visitor has gathered to ask a price for, and the products that it may name. */
  list: '/list',
  listedProducts: '/products/list.json',
  /** Takes what is looked for as `?q=`. */
  search: '/search',
  /** The field of that page: a link to it puts the cursor there. */
  searchField: '/search#q',
  /** Written on the finished export (scripts/export/search-index.ts). */
  searchIndex: '/pagefind/pagefind.js',
  /** A further page of a list; the first is the list itself. */
  listPage: (list: string, page: number) => (page === 1 ? list : `${list}/page/${page}`),
  /** Every product of one category, where the products page has no room for them. */
  productRange: (slug: string) => `/products/range/${slug}`,
} as const;

/** The id of a product's card on a page of products: a product may be called as a part of the page is, `main` or `menu`. */
export const productAnchor = (id: string) => `product-${id}`;

/** The address in Bangla of the page that has this path in English. */
export const inBangla = (path: string) => (path === '/' ? '/bn' : `/bn${path}`);
