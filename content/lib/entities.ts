/** What staff manage in the studio, in the order of its menu. Light: no schema and no record is loaded with it. */
export const entities = ['products', 'blogs', 'services', 'banners', 'feedbacks'] as const;

export type Entity = (typeof entities)[number];
