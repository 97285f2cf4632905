import { addressOfDraft, draftFromAddress } from '@/components/site/estimator/wall-address';
import { exampleDraft, type WallDraft } from '@/components/site/estimator/wall-draft';
import { wallFigures } from '@/content/wall-figures';
import { en } from '@/content/strings/en';

const words = { language: 'en', texts: en.estimator, need: en.need } as const;

const read = (query: string) => draftFromAddress(new URLSearchParams(query), wallFigures, words);

const barn: WallDraft = {
  unit: 'm',
  length: { text: '30', unit: 'm' },
  height: { text: '13.5', unit: 'ft' },
  openings: '4',
  openingWidth: { text: '1.2', unit: 'm' },
  openingHeight: { text: '2.1', unit: 'm' },
  brick: 10,
  block: 140,
  waste: '7.5',
};

describe('the wall in the address', () => {
  it('comes back as it went', () => {
    const address = addressOfDraft(barn, 'https://www.atraiblocks.example/keyProduct');
    expect(read(address.search)).toEqual(barn);
  });

  it('leaves the rest of the address alone', () => {
    const address = addressOfDraft(
      barn,
      'https://www.atraiblocks.example/keyProduct?from=home&length=9ft#estimator',
    );

    expect(address.pathname).toBe('/keyProduct');
    expect(address.hash).toBe('#estimator');
    expect(address.searchParams.get('from')).toBe('home');
    expect(address.searchParams.getAll('length')).toEqual(['30m']);
  });

  it('is the worked example where it says nothing', () => {
    expect(read('')).toEqual(exampleDraft);
  });

  it.each([
    'unit=yard',
    'length=long',
    'length=',
    'length=%3Cscript%3E',
    'openings=1.5x',
    'brick=7',
    'block=100mm',
    'waste=-5',
  ])('falls back to the example for %s', (query) => {
    expect(read(query)).toEqual(exampleDraft);
  });

  it('takes what makes sense beside what does not', () => {
    expect(read('length=20ft&height=tall&block=90')).toEqual({
      ...exampleDraft,
      length: { text: '20', unit: 'ft' },
      block: 90,
    });
  });

  it('reads a length without a unit in the unit of the address', () => {
    expect(read('unit=m&length=6').length).toEqual({ text: '6', unit: 'm' });
  });

  it.each(['length=0ft', 'length=2ft', 'openings=50', 'waste=90', 'height=5000m'])(
    'falls back to the example where %s makes no wall',
    (query) => {
      expect(read(query)).toEqual(exampleDraft);
    },
  );
});
