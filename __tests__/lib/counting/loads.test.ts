import fc from '@/__tests__/fast-check';
import { palletsOf, totalLoad } from '@/lib/counting';

const counts = fc.integer({ min: 1, max: 999_999 });

it('takes as many pallets as hold the pieces, and no more', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 10_000 }), (count, size) => {
      const { pallets, full, rest } = palletsOf(count, size);
      expect(pallets * size).toBeGreaterThanOrEqual(count);
      expect((pallets - 1) * size).toBeLessThan(count);
      expect(full * size + rest).toBe(count);
    }),
  );
});

it('takes as many trucks as carry whole pieces, and no more', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 3_000 }), (count, mass) => {
      [3, 5, 10].forEach((tonnes, index) => {
        const trucks = totalLoad([{ count, mass }])?.trucks[index] ?? 0;
        let onOne = 0;
        while ((onOne + 1) * mass <= tonnes * 1000) onOne += 1;
        expect(trucks * onOne).toBeGreaterThanOrEqual(count);
        expect((trucks - 1) * onOne).toBeLessThan(count);
      });
    }),
  );
});

it('weighs pallets where the mass of a full one is stated, and nothing where a mass is unknown', () => {
  const onPallets = { count: 180, mass: 14, isAssumed: true, supply: { perPallet: 90, palletMass: 1350 } };
  expect(totalLoad([onPallets])).toMatchObject({ kilograms: 2700, hasPallets: true, isAssumed: false });
  const loose = { ...onPallets, supply: { perPallet: 90 } };
  expect(totalLoad([loose])).toMatchObject({ kilograms: 2520, hasPallets: false, isAssumed: true });
  expect(totalLoad([loose, { count: 1 }])).toBeUndefined();
  expect(totalLoad([])).toBeUndefined();
  // Four pallets of 1,250 kg are 5 t, although their pieces divide into no round mass.
  const four = { count: 224, supply: { perPallet: 56, palletMass: 1250 } };
  expect(totalLoad([four])?.trucks).toEqual([2, 1, 1]);
});
