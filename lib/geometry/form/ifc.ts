import { createHash } from 'node:crypto';
import { type Point, pointAt, type Polygon } from './polygon';
import { stepsOf } from './polygon-cuts';
import type { Form } from './schema';
import { netVolume, type Prism, solve } from './solid';
import { uniclassOf } from './uniclass';
import { type Density, massOf } from './quantities';

const MM3_IN_M3 = 1e9;

/** Day of a file whose record has none; not of the build, so that two builds of one product are equal. */
const LAYOUT_DAY = '2026-11-24';

type Described = {
  /** Id of the record. All GlobalIds are derived from it, so it must not change. */
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly manufacturer: string;
  /** Address of the product's page. */
  readonly source: string;
  /** Mark of what is stated, as on the data sheet, and day of the record's last change (YYYY-MM-DD), if it is known. */
  readonly revision: { readonly mark: string; readonly day?: string | undefined };
  readonly density?: Density | undefined;
  /** Classes that the standard's set for concrete has properties for. */
  readonly strengthClass?: string | undefined;
  readonly toleranceClass?: string | undefined;
  /** What else is stated beyond the geometry: name, value with its unit, and source. */
  readonly stated?: readonly Label[];
};

/** IFC4 (ISO 16739-1:2018) in mm, z upwards: a type with true arcs, and one element, which viewers show. */
export function ifcOf(form: Form, described: Described) {
  const { id, title, category, manufacturer, source, density, revision } = described;
  const { solid } = solve(form);
  const { entities, add } = collected();
  const root = (kind: string, name: string | null, rest: string, part = kind) =>
    add(`${kind}(${text(globalId(`${id}/${part}`))},$,${name === null ? '$' : text(name)},${rest}`);

  const origin = point([0, 0, 0]);
  const axes = add(`IFCAXIS2PLACEMENT3D(${add(origin)},$,$)`);
  const context = add(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-05,${axes},$)`);
  const body = add(
    `IFCGEOMETRICREPRESENTATIONSUBCONTEXT('Body','Model',*,*,*,*,${context},$,.MODEL_VIEW.,$)`,
  );
  const units = ['LENGTHUNIT.,.MILLI.,.METRE', 'AREAUNIT.,$,.SQUARE_METRE', 'VOLUMEUNIT.,$,.CUBIC_METRE']
    .concat('PLANEANGLEUNIT.,$,.RADIAN', 'MASSUNIT.,.KILO.,.GRAM')
    .map((unit) => add(`IFCSIUNIT(*,.${unit}.)`));
  const project = root(
    'IFCPROJECT',
    title,
    `$,$,$,$,(${context}),${add(`IFCUNITASSIGNMENT((${units.join()}))`)})`,
  );
  const [sitePlace, buildingPlace, place] = placements(axes, add);
  const site = root('IFCSITE', null, `$,$,${sitePlace},$,$,.ELEMENT.,$,$,$,$,$)`);
  const building = root('IFCBUILDING', null, `$,$,${buildingPlace},$,$,.ELEMENT.,$,$,$)`);

  const solids = solid.prisms.map((prism) => extruded(prism, solid.axis, add));
  const shape = add(`IFCSHAPEREPRESENTATION(${body},'Body','SweptSolid',(${solids.join()}))`);
  const map = add(`IFCREPRESENTATIONMAP(${axes},${shape})`);
  const sets = [
    ...propertySetsOf(described).map(({ name, part, values }) =>
      root('IFCPROPERTYSET', name, `$,(${labels(values, add)}))`, part),
    ),
    root('IFCPROPERTYSET', 'ProductRecord', `$,(${recordProperties(form, revision, add)}))`, 'record'),
  ];
  const material = add("IFCMATERIAL('Concrete',$,'concrete')");
  if (density !== undefined) {
    const basis = text(density.source ?? 'assumed');
    const mass = add(`IFCQUANTITYWEIGHT('NetWeight',${basis},$,${real(massOf(form, density))},$)`);
    sets.push(root('IFCELEMENTQUANTITY', 'Dry mass', `$,$,(${mass}))`, 'mass'));
    const dense = `IFCMASSDENSITYMEASURE(${real(density.value)}),${densityUnit(add)}`;
    const property = add(`IFCPROPERTYSINGLEVALUE('MassDensity',${basis},${dense})`);
    add(`IFCMATERIALPROPERTIES('Pset_MaterialCommon',$,(${property}),${material})`);
  }
  const type = root(
    'IFCBUILDINGELEMENTPROXYTYPE',
    title,
    `${text(source)},$,(${sets.join()}),(${map}),${text(id)},${text(category)},.USERDEFINED.)`,
  );
  const target = add(`IFCCARTESIANTRANSFORMATIONOPERATOR3D($,$,${add(origin)},$,$)`);
  const mapped = add(
    `IFCSHAPEREPRESENTATION(${body},'Body','MappedRepresentation',(${add(`IFCMAPPEDITEM(${map},${target})`)}))`,
  );
  const element = root(
    'IFCBUILDINGELEMENTPROXY',
    title,
    `$,$,${place},${add(`IFCPRODUCTDEFINITIONSHAPE($,$,(${mapped}))`)},$,$)`,
  );
  root('IFCRELAGGREGATES', null, `$,${project},(${site}))`, 'site of the project');
  root('IFCRELAGGREGATES', null, `$,${site},(${building}))`, 'building of the site');
  root('IFCRELCONTAINEDINSPATIALSTRUCTURE', null, `$,(${element}),${building})`);
  const volume = add(`IFCQUANTITYVOLUME('NetVolume',$,$,${real(netVolume(solid) / MM3_IN_M3)},$)`);
  const base = `$,'BaseQuantities',(${volume}))`;
  const quantities = root('IFCELEMENTQUANTITY', 'Qto_BuildingElementProxyQuantities', base);
  root('IFCRELDEFINESBYPROPERTIES', null, `$,(${element}),${quantities})`);
  root('IFCRELDEFINESBYTYPE', null, `$,(${element}),${type})`);
  root('IFCRELASSOCIATESMATERIAL', null, `$,(${type}),${material})`);
  const reference = classOf(form, add);
  if (reference !== undefined) root('IFCRELASSOCIATESCLASSIFICATION', null, `$,(${type}),${reference})`);

  return [
    'ISO-10303-21;',
    'HEADER;',
    "FILE_DESCRIPTION(('ViewDefinition [notYetAssigned]'),'2;1');",
    `FILE_NAME(${text(`${id}-${revision.mark}.ifc`)},'${revision.day ?? LAYOUT_DAY}T00:00:00',(''),(${text(manufacturer)}),'','','');`,
    "FILE_SCHEMA(('IFC4'));",
    'ENDSEC;',
    'DATA;',
    ...entities.map((entity, index) => `#${index + 1}=${entity};`),
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
}

/** Adds an entity and returns its number; reuses the number of an equal one. */
type Add = (entity: string) => string;

function collected() {
  const numbers = new Map<string, string>();
  const entities: string[] = [];
  const add: Add = (entity) => {
    const known = numbers.get(entity);
    if (known !== undefined) return known;
    const number = `#${entities.push(entity)}`;
    numbers.set(entity, number);
    return number;
  };
  return { entities, add };
}

type Label = { readonly title: string; readonly value: string; readonly how?: string };

/** Numbers repeated titles, since names in a set are unique (IFC4, IfcPropertySet). */
const numbered = (values: readonly Label[]) =>
  values.map((label, index) => {
    const before = values.slice(0, index).filter(({ title }) => title === label.title).length;
    return before === 0 ? label : { ...label, title: `${label.title} ${before + 1}` };
  });

/** Sets of properties that have values; a GlobalId follows from `part`. */
function propertySetsOf({ id, title, manufacturer, strengthClass, toleranceClass, stated = [] }: Described) {
  const named = (values: Readonly<Record<string, string | undefined>>) =>
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [{ title: name, value }]));
  const model = named({ ModelReference: id, ModelLabel: title, Manufacturer: manufacturer });
  const classes = named({ StrengthClass: strengthClass, DimensionalAccuracyClass: toleranceClass });
  return [
    { name: 'Pset_ManufacturerTypeInformation', part: 'IFCPROPERTYSET', values: model },
    { name: 'Pset_ConcreteElementGeneral', part: 'general', values: classes },
    { name: 'StatedFigures', part: 'stated', values: numbered(stated) },
  ].filter(({ values }) => values.length > 0);
}

/** Adds properties with texts as values, and returns their numbers; `how` is the description of one. */
const labels = (values: readonly Label[], add: Add) =>
  values
    .map(({ title, value, how = '' }) => {
      const description = how === '' ? '$' : text(how);
      return add(`IFCPROPERTYSINGLEVALUE(${text(title)},${description},IFCLABEL(${text(value)}),$)`);
    })
    .join();

/** Adds nominal lengths, the revision, and that no record states whether the product bears loads. */
function recordProperties({ length, width, height }: Form, { mark, day }: Described['revision'], add: Add) {
  const lengths = Object.entries({ Length: length, Width: width, Height: height });
  return [
    ...lengths.map(([name, mm]) => [name, `IFCPOSITIVELENGTHMEASURE(${real(mm)})`]),
    ['LoadBearing', 'IFCLOGICAL(.U.)'],
    ['Revision', `IFCLABEL(${text(mark)})`],
    ...(day === undefined ? [] : [['RevisionDay', `IFCDATE(${text(day)})`]]),
  ]
    .map(([name, value]) => add(`IFCPROPERTYSINGLEVALUE('${name}',$,${value},$)`))
    .join();
}

/** Adds the class of a form, where Uniclass has one, and returns its number. */
function classOf(form: Form, add: Add) {
  const uniclass = uniclassOf(form);
  if (uniclass === undefined) return undefined;
  const { publisher, edition, name, code, words } = uniclass;
  const system = add(`IFCCLASSIFICATION(${text(publisher)},${text(edition)},$,${text(name)},$,$,$)`);
  return add(`IFCCLASSIFICATIONREFERENCE($,${text(code)},${text(words)},${system},$,$)`);
}

/** Unit kg/m³, independent of the file's unit of length. */
function densityUnit(add: Add) {
  const part = (unit: string, power: number) =>
    add(`IFCDERIVEDUNITELEMENT(${add(`IFCSIUNIT(*,${unit})`)},${power})`);
  const parts = [part('.MASSUNIT.,.KILO.,.GRAM.', 1), part('.LENGTHUNIT.,$,.METRE.', -3)];
  return add(`IFCDERIVEDUNIT((${parts.join()}),.MASSDENSITYUNIT.,$)`);
}

function placements(axes: string, add: Add) {
  const site = add(`IFCLOCALPLACEMENT($,${axes})`);
  const building = add(`IFCLOCALPLACEMENT(${site},${axes})`);
  return [site, building, add(`IFCLOCALPLACEMENT(${building},${axes})`)] as const;
}

/** Extrudes one prism; for axis `x` the outline is turned to (y, z). */
function extruded({ outline, holes, from, to }: Prism, axis: 'x' | 'z', add: Add) {
  const [edge, ...inner] = [outline, ...holes].map((ring) => curve(ring, add));
  const profile =
    inner.length === 0
      ? `IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,${edge})`
      : `IFCARBITRARYPROFILEDEFWITHVOIDS(.AREA.,$,${edge},(${inner.join()}))`;
  const direction = (...ratios: readonly number[]) => add(`IFCDIRECTION((${ratios.map(real).join()}))`);
  const start = add(point(axis === 'z' ? [0, 0, from] : [from, 0, 0]));
  const turned = axis === 'z' ? '$,$' : `${direction(1, 0, 0)},${direction(0, 1, 0)}`;
  const position = add(`IFCAXIS2PLACEMENT3D(${start},${turned})`);
  return add(`IFCEXTRUDEDAREASOLID(${add(profile)},${position},${direction(0, 0, 1)},${real(to - from)})`);
}

/** Writes a closed line of straight segments and true arcs, each arc by its ends and its middle. */
function curve(ring: Polygon, add: Add) {
  const points: Point[] = [];
  const segments: string[] = [];
  const steps = stepsOf(ring, true);
  let from = pointAt(ring, 0);
  steps.forEach(({ to, bulge }, index) => {
    const start = points.push(from);
    // The middle of an arc is `bulge` half chords from the middle of its chord.
    const middle: Point = [
      (from[0] + to[0] + bulge * (to[1] - from[1])) / 2,
      (from[1] + to[1] - bulge * (to[0] - from[0])) / 2,
    ];
    const way = bulge === 0 ? [start] : [start, points.push(middle)];
    const end = index === steps.length - 1 ? 1 : points.length + 1;
    segments.push(`${bulge === 0 ? 'IFCLINEINDEX' : 'IFCARCINDEX'}((${[...way, end].join()}))`);
    from = to;
  });
  const list = add(`IFCCARTESIANPOINTLIST2D((${points.map(measures).join()}))`);
  return add(`IFCINDEXEDPOLYCURVE(${list},(${segments.join()}),.F.)`);
}

const measures = (values: readonly number[]) => `(${values.map(real).join()})`;

const point = (values: readonly number[]) => `IFCCARTESIANPOINT(${measures(values)})`;

/** Formats a number for STEP, with a point and up to nine decimals. */
function real(value: number) {
  const digits = value.toFixed(9).replace(/0+$/, '');
  return /^-0\.$/.test(digits) ? '0.' : digits;
}

/** Quotes a text for STEP (ISO 10303-21, 6.4.3); escapes non-ASCII characters by code point. */
function text(value: string) {
  const quoted = value.replaceAll('\\', '\\\\').replaceAll("'", "''");
  const ascii = quoted.replace(/[^ -~]/gu, (sign) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return code.length > 4 ? `\\X4\\${code.padStart(8, '0')}\\X0\\` : `\\X2\\${code.padStart(4, '0')}\\X0\\`;
  });
  return `'${ascii}'`;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';

/** Derives a GlobalId of 22 characters: a UUID of the name's SHA-256 (version 8 of RFC 9562) in IFC's base 64. */
function globalId(name: string) {
  const hash = createHash('sha256').update(name).digest('hex');
  const uuid = BigInt(`0x${hash.slice(0, 12)}8${hash.slice(12, 15)}8${hash.slice(15, 30)}`);
  return Array.from(
    { length: 22 },
    (_, place) => DIGITS[Number((uuid >> BigInt(126 - 6 * place)) & 63n)],
  ).join('');
}
