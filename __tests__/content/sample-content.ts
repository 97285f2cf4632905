import type { Entity, ManagedRecord } from '@/content/registry';
import records from './sample-content.json';

/**
 * Three records of each entity that never change, whatever staff make of the published ones. Tests of rules, screens and
 * scripts use these; tests of the published content hold no more than its schemas do.
 */
export const sampleContent: Readonly<Record<Entity, readonly ManagedRecord[]>> = records;
