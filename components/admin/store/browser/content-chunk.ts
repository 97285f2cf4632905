// The published content with what is known of it, as one chunk that is loaded on demand: no other module of the studio's
// start may import these with `import`. No schema is among them.
export { migrateRecord } from '@/content/exchange/record-migrations';
export { RECORD_VERSION } from '@/content/lib/record-version';
export { published } from '@/content/registry/records';
