import type { Entity } from '@/content/lib/entities';

/** What one record of an entity is called in a sentence, and what several are. */
export const nouns = {
  products: { one: 'product', many: 'products' },
  blogs: { one: 'blog', many: 'blogs' },
  services: { one: 'service', many: 'services' },
  banners: { one: 'banner', many: 'banners' },
  feedbacks: { one: 'feedback', many: 'feedbacks' },
} as const satisfies Readonly<Record<Entity, { readonly one: string; readonly many: string }>>;
