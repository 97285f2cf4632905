import { products } from '@/content/entities/products';
import { type Form, wallSectionOf, WALL_JOINT, wholeOf } from '@/lib/geometry';
import { bedOf } from '@/lib/counting';
import { percentIn } from '@/lib/text';
import type { Locale } from '@/content/strings/locale';
import { inOneRow, type QuantityRow } from './quantities';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const four = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });

const MM_IN_CM = 10;
const MM_IN_INCH = 25.4;
const INCHES_IN_FOOT = 12;
/** Heights in mm for which courses are counted: 5, 10 and 15 blocks of 190 mm with joints. */
const LEVELS_MM = [1000, 2000, 3000];

/** Height to the nearest inch. */
function feetOf(mm: number) {
  const inches = Math.round(mm / MM_IN_INCH);
  return {
    feet: whole.format(Math.floor(inches / INCHES_IN_FOOT)),
    inches: whole.format(inches % INCHES_IN_FOOT),
  };
}

/** Figures of the section of a block or brick with openings, for structural engineers; empty for other forms. */
export function sectionRows(form: Form, locale: Locale): readonly QuantityRow[] {
  const section = wallSectionOf(form, wholeOf(form, products)?.form);
  if (section === undefined) return [];
  const { section: texts } = locale.strings;
  const put = (text: string, values: Readonly<Record<string, string>>) =>
    locale.fill(
      text,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, locale.number(value)])),
    );
  const bed = bedOf(form);
  const hasShells = bed?.kind === 'wall' && bed.shellShare !== undefined;
  /** Of the full bed and, where blocks are laid so, of the face-shell bed; in cm to a power, from which the next rows follow. */
  const bedRow = (
    name: 'area' | 'moment' | 'modulus' | 'gyration',
    unit: string,
    write: (value: number) => string,
  ): QuantityRow => {
    const key = name === 'area' ? 'areaOfMetre' : name;
    const figures = [section, ...(hasShells ? [section.shells] : [])].map((of) => write(of[key]));
    const how = name === 'area' && hasShells ? texts.areaShellsHow : texts[`${name}How`];
    const title = hasShells ? locale.fill(texts.beds, { title: texts[name] }) : texts[name];
    return { title, value: put(unit, { value: inOneRow(figures) }), how };
  };
  const inCm = (power: number, format: Intl.NumberFormat) => (value: number) =>
    format.format(value / MM_IN_CM ** power);
  const { netArea, grossArea, faceShell, endWeb, middleWeb, common } = section;
  const course = form.height + WALL_JOINT;
  const courses = LEVELS_MM.map((level) => Math.round(level / course));
  const heights = courses.map((count) => count * course);
  const each = (list: readonly number[]) => list.map((value) => whole.format(value)).join(' / ');
  const row = (title: string, unit: string, value: string, how: string): QuantityRow => ({
    title,
    value: put(unit, { value }),
    how,
  });
  const thicknesses = [faceShell, endWeb, middleWeb ?? []].flat().map((mm) => tenth.format(mm));
  return [
    row(
      texts.netArea,
      texts.mm2,
      whole.format(netArea),
      put(texts.netAreaHow, {
        gross: whole.format(grossArea),
        share: percentIn(Math.round((netArea / grossArea) * 100), locale.language),
      }),
    ),
    row(
      texts.shells,
      texts.mm,
      inOneRow(thicknesses),
      middleWeb === undefined ? texts.shellsOfOneHow : texts.shellsHow,
    ),
    row(texts.equivalent, texts.mm, whole.format(section.equivalentThickness), texts.equivalentHow),
    bedRow('area', texts.cm2, inCm(2, four)),
    bedRow('moment', texts.cm4, inCm(4, whole)),
    bedRow('modulus', texts.cm3, inCm(3, four)),
    bedRow('gyration', texts.mm, tenth.format),
    ...(common === undefined
      ? []
      : [
          row(
            texts.common,
            texts.mm,
            `${whole.format(common.length)}\u00a0×\u00a0${whole.format(common.width)}`,
            texts.commonHow,
          ),
        ]),
    row(
      put(texts.courses, { courses: each(courses) }),
      texts.mm,
      each(heights),
      put(texts.coursesHow, {
        course: whole.format(course),
        joint: whole.format(WALL_JOINT),
        feet: heights.map((height) => locale.fill(texts.feet, feetOf(height))).join(' / '),
      }),
    ),
  ];
}
