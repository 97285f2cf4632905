import type { Core } from '../core';
import { worldOf } from '../core';
import { needSchemas } from '../need-schemas';
import type { World } from '../order';
import type { RecordKey } from '../studio-api';

/** Runs a task of the start on those of the records that no other tab has open, with their locks. */
export async function withFreeRecords<Key extends RecordKey>(
  core: Core,
  keys: readonly Key[],
  task: (world: World, free: readonly Key[]) => Promise<void>,
): Promise<void> {
  if (keys.length === 0) return;
  const locks = await Promise.all(keys.map((key) => core.environment.locks.acquire(key)));
  try {
    await core.enqueue(async () => {
      await needSchemas(core);
      const world = worldOf(core);
      const free = keys.filter((_, index) => locks[index] !== null);
      if (world && free.length > 0) await task(world, free);
    });
  } finally {
    locks.forEach((lock) => lock?.release());
  }
}
