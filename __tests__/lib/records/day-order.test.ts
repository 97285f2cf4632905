import fc from '@/__tests__/fast-check';
import { sampleContent } from '@/__tests__/content/sample-content';
import { pair, withoutBangla } from '@/__tests__/fixtures/pair';
import { recordMessages } from '@/components/admin/fields/messages';
import { loadMarkdownCheck } from '@/lib/records/markdown-problem';
import { formatDay } from '@/lib/text';
import {
  DATED,
  fieldLabel,
  type FieldSpec,
  partsOf,
  daysAfter,
  type Entity,
  type ManagedRecord,
} from '@/lib/records';
import { entities } from '@/content/registry';
import { formOf } from '@/content/registry/forms';
import { samples } from '@/scripts/test/depth';
import { sitePicture } from '@/content/registry/site-picture';
import { exchange } from '@/content/registry/exchange';

const { checkContent } = exchange;

type Order = {
  readonly entity: Entity;
  /** Field with the rows that have the days; '' for the record itself. */
  readonly rows: string;
  /** Fields in the order in which their days may come. */
  readonly fields: readonly string[];
};

const orders: readonly Order[] = [
  { entity: 'news', rows: '', fields: ['createdAt', 'until'] },
  { entity: 'vacancies', rows: '', fields: ['createdAt', 'deadline', 'until'] },
  { entity: 'landing-pages', rows: '', fields: ['from', 'until'] },
  { entity: 'products', rows: 'declarations', fields: ['day', 'until'] },
];

beforeAll(loadMarkdownCheck);

const declaration = { kind: 'DoP', number: '12' };

/** Returns a sound record with these days. */
function recordWith({ entity, rows }: Order, days: ManagedRecord): ManagedRecord {
  const record = withoutBangla(sampleContent[entity][0]);
  return rows === '' ? { ...record, ...days } : { ...record, [rows]: [{ ...declaration, ...days }] };
}

const messagesOf = (entity: Entity, record: ManagedRecord) =>
  recordMessages(entity, formOf(entity), record, sitePicture);

const pathIn = ({ rows }: Order, field: string) => (rows === '' ? field : `${rows}.0.${field}`);

const labelIn = (order: Order, field: string) =>
  fieldLabel(formOf(order.entity).fields, pathIn(order, field)).replace(/^.*, /, '');

const someDay = fc.integer({ min: 0, max: 9 }).map((days) => daysAfter('2026-11-22', days));

describe.each(orders)('the days of $entity $rows', (order) => {
  const { entity, fields } = order;

  it('may come in their order, may be the same, and are refused in any other one by a sentence with both names', () => {
    fc.assert(
      fc.property(fc.array(someDay, { minLength: fields.length, maxLength: fields.length }), (days) => {
        const record = recordWith(order, Object.fromEntries(fields.map((field, at) => [field, days[at]])));
        const expected = fields.flatMap((field, at) => {
          const before = fields.slice(0, at).findLast((_, other) => (days[other] ?? '') > (days[at] ?? ''));
          return before === undefined ? [] : [[pathIn(order, field), labelIn(order, field)]];
        });
        const messages = messagesOf(entity, record);
        expect([...messages.keys()]).toEqual(expected.map(([path]) => path));
        for (const [path = '', label = ''] of expected) {
          expect(messages.get(path)).toMatch(
            new RegExp(`^${label} is before “.+” \\(\\w+ \\d+, 2026\\)\\. Change one of the two days\\.$`),
          );
        }
      }),
      { numRuns: samples(40, 400) },
    );
  });

  it('name the latest of the days that should come first', async () => {
    const last = fields.at(-1) ?? '';
    const record = recordWith(order, {
      ...Object.fromEntries(fields.map((field, at) => [field, daysAfter('2026-12-01', at)])),
      [last]: '2026-11-30',
    });
    const [other = ''] = fields.slice(-2);
    const day = formatDay(daysAfter('2026-12-01', fields.length - 2));
    const sentence = `${labelIn(order, last)} is before “${labelIn(order, other)}” (${day}). Change one of the two days.`;
    expect([...messagesOf(entity, record).values()]).toEqual([sentence]);
    const problems = await checkContent({ ...sampleContent, [entity]: [record] }, sitePicture);
    expect(problems.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`${pathIn(order, last)}: ${sentence}`),
    );
  });
});

it('a wrong order is named together with the other faults of the entry', () => {
  const wrong = {
    ...withoutBangla(sampleContent.vacancies[0]),
    position: pair(''),
    createdAt: '2026-11-28',
    deadline: '2026-11-01',
  };
  expect([...messagesOf('vacancies', wrong).keys()]).toEqual(['position', 'deadline']);
});

/** Lists the fields of days of a record, and of each kind of its rows and groups, where there are several. */
const severalDays = (entity: Entity, fields: readonly FieldSpec[], rows = ''): readonly Order[] => {
  const days = fields.filter(({ kind }) => kind === 'date').map(({ name }) => name);
  return [
    ...(days.length > 1 ? [{ entity, rows, fields: days }] : []),
    ...fields.flatMap((field) => severalDays(entity, partsOf(field), field.name)),
  ];
};

it('every record and row with several days has its order', () => {
  const found = entities
    .flatMap((entity) => severalDays(entity, formOf(entity).fields))
    .filter(({ rows }) => rows !== DATED);
  expect(found).toHaveLength(orders.length);
  expect(found).toEqual(expect.arrayContaining([...orders]));
});
