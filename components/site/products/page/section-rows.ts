import { products } from '@/content/entities/products';
import type { Form } from '@/content/entities/products/form/schema';
import { wallSectionOf } from '@/content/entities/products/form/wall-section';
import { percentIn } from '@/content/lib/fill';
import { wholeOf } from '@/content/setting-out/basis';
import { WALL_JOINT } from '@/content/setting-out/walls';
import type { Locale } from '@/content/strings/locale';
import type { QuantityRow } from './quantities';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const four = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });

const MM_IN_CM = 10;
const MM_IN_INCH = 25.4;
const INCHES_IN_FOOT = 12;
/** A storey of blocks of 190 mm: 15 courses of 200 mm. */
const STOREY_MM = 3000;

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
  /** Of a figure in mm to a power, four digits in cm, from which the next rows follow. */
  const inCm = (value: number, power: number) => four.format(value / MM_IN_CM ** power);
  const { netArea, grossArea, faceShell, endWeb, middleWeb, common } = section;
  const course = form.height + WALL_JOINT;
  const courses = Math.round(STOREY_MM / course);
  const height = courses * course;
  const inches = Math.round(height / MM_IN_INCH);
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
      thicknesses.join(' / '),
      middleWeb === undefined ? texts.shellsOfOneHow : texts.shellsHow,
    ),
    row(texts.equivalent, texts.mm, whole.format(section.equivalentThickness), texts.equivalentHow),
    row(texts.area, texts.cm2, inCm(section.areaOfMetre, 2), texts.areaHow),
    row(texts.moment, texts.cm4, inCm(section.moment, 4), texts.momentHow),
    row(texts.modulus, texts.cm3, inCm(section.modulus, 3), texts.modulusHow),
    row(texts.gyration, texts.mm, tenth.format(section.gyration), texts.gyrationHow),
    ...(common === undefined
      ? []
      : [
          row(
            texts.common,
            texts.mm,
            `${whole.format(common.length)} × ${whole.format(common.width)}`,
            texts.commonHow,
          ),
        ]),
    row(
      put(texts.courses, { courses: whole.format(courses) }),
      texts.mm,
      whole.format(height),
      put(texts.coursesHow, {
        course: whole.format(course),
        feet: whole.format(Math.floor(inches / INCHES_IN_FOOT)),
        inches: whole.format(inches % INCHES_IN_FOOT),
      }),
    ),
  ];
}
