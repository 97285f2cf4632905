import type { Form, Profile } from './schema';

/** Table Pr (products) of Uniclass 2015, version 1.25 of January 2022. */
const TABLE = { publisher: 'NBS', edition: '1.25', name: 'Uniclass 2015, table Pr' } as const;

/** Greatest height of a brick in mm; higher pieces of a wall are blocks. */
const BRICK_HEIGHT = 113;

const sections: Readonly<Partial<Record<Profile['section'], readonly [code: string, words: string]>>> = {
  kerb: ['Pr_25_93_45_18', 'Concrete kerbs'],
  edging: ['Pr_25_93_60_15', 'Concrete edging units'],
  coping: ['Pr_25_93_50_23', 'Concrete coping units'],
  channel: ['Pr_25_93_60_14', 'Concrete surface channels'],
};

function classOf(form: Form) {
  if (form.shape === 'profile') return sections[form.section];
  if (form.shape === 'tile')
    return form.relief === 'studs' || form.relief === 'bars'
      ? (['Pr_25_93_60_23', 'Concrete tactile flags'] as const)
      : (['Pr_25_93_60_16', 'Concrete flags'] as const);
  if (form.outline === 'grid') return ['Pr_25_93_60_13', 'Concrete cellular pavers'] as const;
  if (form.laying === 'paving') return ['Pr_25_93_60_17', 'Concrete paving blocks'] as const;
  if (form.laying === 'line') return undefined;
  return form.height > BRICK_HEIGHT
    ? (['Pr_20_93_52_01', 'Aggregate concrete blocks'] as const)
    : (['Pr_20_93_52_02', 'Aggregate concrete bricks'] as const);
}

/** Class of a form in Uniclass 2015; undefined for planks and covers, for whose use the table has no class. */
export function uniclassOf(form: Form) {
  const [code, words] = classOf(form) ?? [];
  return code === undefined || words === undefined ? undefined : { ...TABLE, code, words };
}
