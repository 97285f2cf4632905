import { isFull } from '@/scripts/test/depth';

/** A test that runs before a release only (`npm run test:full`). */
export const itInFull = isFull ? it : it.skip;
