/** Whether this is the run before a release (`npm run test:full`), which includes long tests. */
export const isFull = process.env.TEST_DEPTH === 'full';

/** Share of samples in a mutation test, which repeats each test for every mutant. */
const MUTATION_SHARE = process.env.TEST_DEPTH === 'mutation' ? 0.2 : 1;

/** Number of random samples or repetitions: `quick` for a change, `full` before a release. */
export const samples = (quick: number, full: number) => (isFull ? full : Math.ceil(quick * MUTATION_SHARE));
