import fc from 'fast-check';
import { isFull } from '@/scripts/test/depth';

/** Random tests try the same examples in each `npm test`, so that its verdict is that of the change; new ones before a release. */
if (!isFull) fc.configureGlobal({ seed: 31 });

export default fc;
