/** Whether this is the run before a release (`npm run test:full`), which takes what is too long for every change. */
export const isFull = process.env.TEST_DEPTH === 'full';

/** What a mutation test runs of them: it repeats each test for every mutant. */
const MUTATION_SHARE = process.env.TEST_DEPTH === 'mutation' ? 0.2 : 1;

/** Random samples, or repetitions, of a test: so many for every change, so many before a release. */
export const samples = (quick: number, full: number) => (isFull ? full : Math.ceil(quick * MUTATION_SHARE));
