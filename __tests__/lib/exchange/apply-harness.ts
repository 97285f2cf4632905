import type { Bundle } from '@/lib/exchange/bundle';
import { memoryPort } from '@/lib/exchange/file-port';
import type { Bytes, ManagedRecord } from '@/lib/records';
import { bundleOf, bytesOf, canonicalJson, contentFiles, jsonBytes, sample } from './fixtures';
import { exchange } from '@/content/registry/exchange';

const { planApply, readBundle } = exchange;

/** Returns a checked bundle of these parts, like reading its file. */
export async function checked(parts: Partial<Bundle>) {
  const bundle = await readBundle(jsonBytes(bundleOf(parts)));
  if (!bundle.ok) throw new Error(bundle.problems.map(({ message }) => message).join('\n'));
  return bundle.value;
}

/** Plans changes for a folder in memory, and writes them. */
export async function applyTo(files: Map<string, Bytes>, input: Parameters<typeof planApply>[1]) {
  const plan = await planApply(memoryPort(files), input);
  if (plan.kind === 'planned') for (const { path, after } of plan.files) files.set(path, after);
  return plan;
}

/** Applies changes to a folder with three records per entity, in which `there` are the products changed by others. */
export async function apply(parts: Partial<Bundle>, there: readonly ManagedRecord[] = sample('products')) {
  const files = contentFiles().set('entities/products/data.json', bytesOf(canonicalJson('products', there)));
  const before = new Map(files);
  const result = await applyTo(files, await checked(parts));
  return { files, before, result };
}
