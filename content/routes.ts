/** Endings of the files of each product with a form. */
export const productFiles = ['pdf', 'txt', 'svg', 'dxf', 'glb', 'usdz', 'ifc'] as const;
export type ProductFile = (typeof productFiles)[number];

/** Every public address; components/admin/routes.ts has the studio's. Letter case matters. */
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
  /** The visitor's list of products for a quotation; `listedProducts` has the data of its products. */
  list: '/list',
  listedProducts: '/products/list.json',
  /** Every figure of every product, for programs. */
  catalogue: '/products.json',
  catalogueTable: '/products.csv',
  /** A page of blocks that staff make, such as for an offer. */
  landingPage: (id: string) => `/p/${id}`,
  /** Accepts the query as `?q=`. */
  search: '/search',
  /** The search field: a link to it moves the focus there. */
  searchField: '/search#q',
  /** Written on the finished export (scripts/export/search-index.ts). */
  searchIndex: '/pagefind/pagefind.js',
  /** Page of a list; page 1 is the list itself. */
  listPage: (list: string, page: number) => (page === 1 ? list : `${list}/page/${page}`),
  /** Every file of the range, and an archive for each category. Not below the page: some hosts look for folders first. */
  files: '/products/files',
  archive: (slug: string) => `/products/archives/${slug}.zip`,
  /** Products side by side; `?a=…&b=…` (to `d`) are the ids of those chosen. */
  compare: '/products/compare',
  /** Typical details of walls, kerbs and paving, each also as DXF. */
  details: '/products/details',
  detailFile: (name: string) => `/products/details/${name}.dxf`,
  /** How many blocks the walls take that are asked for most. */
  commonWalls: '/products/walls',
  /** All products of one category, thickness, use or strength. */
  productRange: (slug: string) => `/products/range/${slug}`,
} as const;

/** Address of the calculator on a product's page. */
export const productCalculator = (id: string) => `${routes.product(id)}#estimator`;

/** Id of a product's card. Prefixed, because a product may have the id of a landmark, such as `main` or `menu`. */
export const productAnchor = (id: string) => `product-${id}`;

/** Returns the Bangla address of an English path. */
export const inBangla = (path: string) => (path === '/' ? '/bn' : `/bn${path}`);
