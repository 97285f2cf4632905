import { entities, type Entity, type ManagedRecord } from '@/content/registry';
import { published } from '@/__tests__/content/published';
import records from './sample-content.json';

const own: Partial<Record<Entity, readonly ManagedRecord[]>> = records;

/**
 * Records of each entity that never change, whatever staff make of the published ones: three of those that most tests use,
 * what is published of the others. Tests of rules, screens and scripts use these; tests of the published content hold no
 * more than its schemas do.
 */
export const sampleContent = Object.fromEntries(
  entities.map((entity) => [entity, own[entity] ?? published[entity]]),
) as Readonly<Record<Entity, readonly ManagedRecord[]>>;
