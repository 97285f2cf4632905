import type { Entity, ManagedRecord } from '@/lib/records';
import { entities } from '@/content/registry';
import { published } from '@/__tests__/content/published';
import records from './sample-content.json';

const own: Partial<Record<Entity, readonly ManagedRecord[]>> = records;

/**
 * Records for tests of rules, screens and scripts: three fixed ones of entities that most tests use, of others the
 * published ones. Tests of the published content may assume only its schemas.
 */
export const sampleContent = Object.fromEntries(
  entities.map((entity) => [entity, own[entity] ?? published[entity]]),
) as Readonly<Record<Entity, readonly ManagedRecord[]>>;
