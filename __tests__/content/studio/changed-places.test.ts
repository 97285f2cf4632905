import { type ChangedPlace, changedPlaces } from '@/content/lib/changed-places';
import { placeIn } from '@/content/lib/field-spec';
import { entityFields } from '@/content/registry/forms';
import { sampleContent } from '../sample-content';

type Any = Readonly<Record<string, unknown>>;
const [home = {}] = sampleContent.home;
const [gallery = {}] = sampleContent.galleries;
const pathsOf = (changes: readonly ChangedPlace[]) => changes.map(({ kind, path }) => `${kind} ${path}`);
const whyGreen = home.whyGreen as Any & { readonly figures: readonly Any[] };
const withFigures = (figures: readonly unknown[]) => ({ ...home, whyGreen: { ...whyGreen, figures } });

it('names the one figure that changed, and not its list', () => {
  const [first, second, ...others] = whyGreen.figures;
  const after = withFigures([first, { ...second, value: '7 kg' }, ...others]);
  const changes = changedPlaces(entityFields.home, home, after);

  expect(changes).toEqual([
    { kind: 'changed', path: 'whyGreen.figures.1.value', was: second?.value, is: '7 kg' },
  ]);
  expect(placeIn(entityFields.home, 'whyGreen.figures.1.value').label).toMatch(/2, /);
});

it('names rows that came, went and moved, with their Bangla', () => {
  const before = {
    ...gallery,
    images: ['a', 'b', 'c', 'd'].map((name) => ({
      image: { src: `/${name}`, alt: name },
      caption: `Caption ${name}`,
    })),
    bn: { images: [{ caption: 'ক' }, { caption: 'খ' }, { caption: 'গ' }, { caption: 'ঘ' }] },
  };
  const [, b, c, d] = before.images;
  const [, bnB, bnC, bnD] = before.bn.images;
  const added = { image: { src: '/new', alt: 'new' } };
  const after = { ...before, images: [d, b, added, c], bn: { images: [bnD, bnB, {}, { caption: 'গ গ' }] } };

  expect(bnC).toEqual({ caption: 'গ' });
  expect(pathsOf(changedPlaces(entityFields.galleries, before, after))).toEqual([
    'moved images.0',
    'added images.2',
    'added bn.images.2',
    'changed bn.images.3.caption',
    'removed images.0',
    'removed bn.images.0',
  ]);
});
