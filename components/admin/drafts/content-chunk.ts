// The published content with everything that needs zod, as one chunk that is loaded on demand: no other module of the
// studio's start may import these with `import`.
export { RECORD_VERSION } from '@/content/lib/bundle';
export { migrateRecord } from '@/content/lib/record-migrations';
export { managed, published } from '@/content/managed';
