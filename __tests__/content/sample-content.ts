import type { Entity, ManagedRecord } from '@/lib/records';
import { entities } from '@/content/registry';
import { published } from '@/__tests__/content/published';
import { withoutBangla } from '@/__tests__/fixtures/pair';

/** Lists of which three records in English are enough. */
const few: readonly Entity[] = ['products', 'blogs', 'services', 'banners', 'feedbacks', 'news', 'galleries'];

/** A record without the shape of a product, so that a test may give it any size, and without what its page says of it. */
const plain = (record: ManagedRecord): ManagedRecord =>
  Object.fromEntries(
    Object.entries(record).filter(([field]) => !['form', 'summary', 'uses', 'alsoCalled'].includes(field)),
  );

/**
 * Records for tests of rules, screens and scripts: of lists that most tests change, the first three, in English; of others
 * all. What they name is among them.
 */
export const sampleContent = Object.fromEntries(
  entities.map((entity) => [
    entity,
    few.includes(entity) ? withoutBangla(published[entity].slice(0, 3).map(plain)) : published[entity],
  ]),
) as Readonly<Record<Entity, readonly ManagedRecord[]>>;
