import {
  extractClassificationsOnDemand,
  extractQuantitiesOnDemand,
  extractTypePropertiesOnDemand,
  extractTypeQuantitiesOnDemand,
  IfcParser,
} from '@ifc-lite/parser';
import { IfcAPI, IFCBUILDINGELEMENTPROXY, IFCBUILDINGELEMENTPROXYTYPE, IFCEXTRUDEDAREASOLID } from 'web-ifc';
import { dataSheetOf } from '@/app/(site)/_screens/data-sheet-of';
import { productFile } from '@/app/(site)/_screens/product-file';
import * as stated from '@/__tests__/fixtures/stated';
import { shapedProducts } from '@/__tests__/fixtures/shaped-products';
import { ifcOf, massOf, quantitiesOf, type Form, solve } from '@/lib/geometry';
import { meshOf } from '@/lib/geometry/form/mesh';
import { bodyOf, type Triangles } from '@/__tests__/fixtures/bodies';
import { type FormName, forms } from '@/__tests__/fixtures/forms';

const described = {
  title: "Maker's – 390 × 190 \\ mm",
  category: 'Blocks',
  manufacturer: 'Maker',
  source: '',
  revision: { mark: '1a2b3c4d', day: '2026-05-06' },
};
const density = { value: 2200 };
const fileOf = (id: string, form: Form) => ifcOf(form, { id, ...described, density });

const reader = new IfcAPI();
beforeAll(async () => {
  // Silences the readers' reports of timings.
  for (const method of ['log', 'debug', 'warn'] as const) jest.spyOn(console, method).mockImplementation();
  await reader.Init();
});

/** The shapes of a file in mm, z upwards; web-ifc gives metres, y upwards. Circles by many straight lines, which lose volume. */
function readShapes(model: number) {
  const parts: Triangles[] = [];
  reader.StreamAllMeshes(model, ({ geometries }) => {
    for (let at = 0; at < geometries.size(); at += 1) {
      const { geometryExpressID, flatTransformation: m } = geometries.get(at);
      const geometry = reader.GetGeometry(model, geometryExpressID);
      const vertices = reader.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      const positions: number[] = [];
      for (let index = 0; index < vertices.length; index += 6) {
        const corner = [...vertices.slice(index, index + 3), 1];
        const [x = 0, y = 0, z = 0] = [0, 1, 2].map((row) =>
          corner.reduce((sum, value, column) => sum + value * (m[column * 4 + row] ?? 0), 0),
        );
        positions.push(x * 1000, -z * 1000, y * 1000);
      }
      const indices = [...reader.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize())];
      parts.push({ positions, indices });
    }
  });
  return parts;
}

it.each(shapedProducts)(
  'the file of %s has its volume, its size and its place, and one type with one element',
  (id, form) => {
    const model = reader.OpenModel(Buffer.from(fileOf(id, form)), { CIRCLE_SEGMENTS: 240 });
    const { solid, size } = solve(form);
    const { volume, middle, sides } = bodyOf(readShapes(model));
    expect(Math.abs(volume / 1e6 / quantitiesOf(form).netLitres - 1)).toBeLessThan(0.002);
    expect(sides).toEqual([size.length, size.width, size.height].map((mm) => expect.closeTo(mm, 1)));
    // Not mirrored: kerbs have their splay on one side.
    const expected = bodyOf(solid.prisms.map((prism) => meshOf(prism, solid.axis))).middle;
    expect(middle).toEqual(expected.map((mm) => expect.closeTo(mm, 0)));
    const counts = [IFCBUILDINGELEMENTPROXYTYPE, IFCBUILDINGELEMENTPROXY, IFCEXTRUDEDAREASOLID].map((type) =>
      reader.GetLineIDsWithType(model, type).size(),
    );
    expect(counts).toEqual([1, 1, solid.prisms.length]);
    expect(reader.GetModelSchema(model)).toBe('IFC4');
    reader.CloseModel(model);
  },
);

it('says the same to a second reader: entities, maker, id, title, volume and mass', async () => {
  for (const [id, form] of shapedProducts) {
    const file = Buffer.from(fileOf(id, form));
    const model = reader.OpenModel(file);
    const store = await new IfcParser().parseColumnar(Uint8Array.from(file).buffer);
    expect(store.entityCount).toBe(reader.GetAllLines(model).size());
    reader.CloseModel(model);
    const [element = 0] = store.entityIndex.byType.get('IFCBUILDINGELEMENTPROXY') ?? [];
    const sets = extractTypePropertiesOnDemand(store, element)?.properties ?? [];
    expect(sets.map(({ name, properties }) => [name, properties.map(({ value }) => value)])).toEqual([
      ['Pset_ManufacturerTypeInformation', [id, described.title, described.manufacturer]],
      ['ProductRecord', [form.length, form.width, form.height, null, '1a2b3c4d', '2026-05-06']],
    ]);
    const figures = [
      ...extractQuantitiesOnDemand(store, element),
      ...(extractTypeQuantitiesOnDemand(store, element)?.quantities ?? []),
    ];
    expect(figures.flatMap(({ quantities }) => quantities.map(({ name, value }) => [name, value]))).toEqual([
      ['NetVolume', expect.closeTo(quantitiesOf(form).netLitres / 1000, 8)],
      ['NetWeight', expect.closeTo(massOf(form, density), 6)],
    ]);
  }
});

it('has the day and the mark of its record, and does not know whether it bears loads', async () => {
  const file = fileOf('full-brick', forms.brick);
  expect(file).toContain("FILE_NAME('full-brick-1a2b3c4d.ifc','2026-05-06T00:00:00',");
  expect(file).toContain("IFCPROPERTYSINGLEVALUE('LoadBearing',$,IFCLOGICAL(.U.),$)");
  const { mark, day } = dataSheetOf(stated.product, stated.form).revision;
  const made = new TextDecoder().decode(await productFile('ifc', stated.product, stated.form));
  expect(made).toContain(`'Revision',$,IFCLABEL('${mark}')`);
  if (day !== undefined) expect(made).toContain(`'${day}T00:00:00'`);
});

it('has its standard quantities at the element and by the method of the standard', () => {
  const quantities =
    /#(\d+)=IFCELEMENTQUANTITY\([^;]*'Qto_BuildingElementProxyQuantities',\$,'BaseQuantities'/;
  const file = fileOf('full-brick', forms.brick);
  const [, set] = quantities.exec(file) ?? [];
  const [, element] = /#(\d+)=IFCBUILDINGELEMENTPROXY\(/.exec(file) ?? [];
  expect(file).toMatch(new RegExp(`IFCRELDEFINESBYPROPERTIES\\([^;]*,\\(#${element}\\),#${set}\\)`));
});

it.each<[FormName, string | undefined]>([
  ['block', 'Aggregate concrete blocks'],
  ['brick', 'Aggregate concrete bricks'],
  ['channel', 'Concrete surface channels'],
  ['studs', 'Concrete tactile flags'],
  // Uniclass has planks for access floors only.
  ['plank', undefined],
])('a second reader finds the class of %s in Uniclass, if there is one', async (name, words) => {
  const file = Uint8Array.from(Buffer.from(fileOf(name, forms[name])));
  const store = await new IfcParser().parseColumnar(file.buffer);
  const [element = 0] = store.entityIndex.byType.get('IFCBUILDINGELEMENTPROXY') ?? [];
  expect(extractClassificationsOnDemand(store, element).map((one) => one.name)).toEqual(words ? [words] : []);
});

it.each<[FormName, number]>([
  ['brick', 0],
  // Two openings with four corners each; of round ones two halves each.
  ['block', 8],
  ['holedBrick', 6],
  // The trough, and two for each of 25 studs.
  ['channel', 1],
  ['studs', 50],
])('writes the curves of %s as %i true arcs', (name, arcs) => {
  expect(fileOf(name, forms[name]).match(/IFCARCINDEX/g) ?? []).toHaveLength(arcs);
});

it('has GlobalIds that follow from the id alone and stay, and is the same when it is written again', () => {
  const idsOf = (file: string) =>
    [...file.matchAll(/=IFC(?:PROJECT|SITE|BUILDING\w*|REL\w+|PROPERTYSET|ELEMENTQUANTITY)\('([^']*)/g)].map(
      ([, one]) => one ?? '',
    );
  const file = fileOf('full-brick', forms.brick);
  expect(fileOf('full-brick', forms.brick)).toBe(file);
  const ids = idsOf(file);
  expect(new Set(ids).size).toBe(16);
  expect(ids.filter((one) => !/^[0-3][\w$]{21}$/.test(one))).toEqual([]);
  // Models in use refer to the type by it; from SHA-256 of “full-brick/IFCBUILDINGELEMENTPROXYTYPE”, worked out apart.
  expect(ids).toContain('2I52hp4WU96erkhkJSkpv5');
  expect(idsOf(fileOf('full-brick', forms.block))).toEqual(ids);
  expect(idsOf(fileOf('paver', forms.brick)).filter((one) => ids.includes(one))).toEqual([]);
});

it('says to the second reader every figure that is set, with its unit', async () => {
  const file = Uint8Array.from(await productFile('ifc', stated.product, stated.form));
  const store = await new IfcParser().parseColumnar(file.buffer);
  const [element = 0] = store.entityIndex.byType.get('IFCBUILDINGELEMENTPROXY') ?? [];
  const sets = (extractTypePropertiesOnDemand(store, element)?.properties ?? []).slice(1, -1);
  const valuesOf = (properties: (typeof sets)[number]['properties']) =>
    properties.map(({ name, value }) => [name, String(value).replaceAll('\u00a0', ' ')]);
  expect(sets.map(({ name, properties }) => [name, valuesOf(properties)])).toEqual([
    [
      'Pset_ConcreteElementGeneral',
      [
        ['StrengthClass', 'M10'],
        ['DimensionalAccuracyClass', 'D2'],
      ],
    ],
    [
      'StatedFigures',
      stated.statedFigures.flatMap(([title, , value]) =>
        title.endsWith(' class') ? [] : [[value === 'BDS 1263' ? 'Standard 2' : title, value]],
      ),
    ],
  ]);
});
