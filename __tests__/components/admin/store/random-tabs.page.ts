import fc from 'fast-check';
import { createPair, move } from './random-tabs';
import { setSite, type StudioSite } from '@/components/admin/site';
import { entities, isOnWebsite, ownPage, registry, scheduleOf } from '@/content/registry';
import { categorisedBy, withNames } from '@/content/registry/category-names';
import { formOf } from '@/content/registry/forms';

// As much of the website as the store asks for.
const site: Partial<StudioSite> = {
  entities,
  registry,
  formOf,
  categorisedBy,
  withNames,
  scheduleOf,
  ownPage,
  isOnWebsite,
  redirects: 'redirects',
};
setSite(() => site as StudioSite);

/** Plays random work in two tabs on the browser's own IndexedDB. @throws the counterexample that fast-check found. */
export async function playRandomTabs(seed: number, runs: number) {
  const property = fc.asyncProperty(fc.array(move, { maxLength: 40 }), async (moves) => {
    const pair = await createPair();
    await pair.play(moves);
    if (pair.contentOf(pair.two) !== pair.contentOf(pair.one)) throw new Error('The tabs differ.');
    const lost = await pair.lost();
    if (lost.length > 0) throw new Error(`Lost: ${lost.join(', ')}`);
    await pair.browser.close();
  });
  await fc.assert(property, { seed, numRuns: runs });
}

Object.assign(globalThis, { playRandomTabs });
