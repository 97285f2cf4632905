import fc from 'fast-check';
import { isFull } from '@/scripts/test/depth';

/** Fixes the seed of random tests in `npm test`, for reproducible results; before a release examples are new. */
if (!isFull) fc.configureGlobal({ seed: 31 });

export default fc;
