/** Every public address; the studio's stand in content/admin.ts. Nothing else spells one. Letter case is part of it. */
export const routes = {
  home: '/',
  products: '/products',
  aboutUs: '/aboutUs',
  newsEvents: '/news-events',
  newsItem: (id: string) => `/news-events/${id}`,
  gallery: '/gallery',
  career: '/career',
  vacancy: (id: string) => `/career/${id}`,
  quality: '/quality',
  keyProduct: '/keyProduct',
  works: '/works',
  clients: '/clients',
  blog: '/blog',
  blogPost: (id: string) => `/blog/${id}`,
  contact: '/contact',
} as const;
