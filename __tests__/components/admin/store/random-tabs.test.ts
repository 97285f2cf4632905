import fc from '@/__tests__/fast-check';
import { samples } from '@/scripts/test/depth';
import { createPair, move } from './random-tabs';

afterEach(() => jest.restoreAllMocks());

it('two tabs show what is stored, and every text at the end of a step stays within reach, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 40 }), async (moves) => {
      const pair = await createPair();
      await pair.play(moves);
      expect(pair.contentOf(pair.two)).toBe(pair.contentOf(pair.one));
      expect(await pair.lost()).toEqual([]);
      await pair.browser.close();
    }),
    { numRuns: samples(100, 20_000) },
  );
}, 3_000_000);
