import type { Form } from '@/content/entities/products/form/schema';
import { wallSectionOf } from '@/content/entities/products/form/wall-section';
import { percentIn } from '@/content/lib/fill';
import { WALL_JOINT } from '@/content/setting-out/walls';
import type { Locale } from '@/content/strings/locale';
import type { QuantityRow } from './quantities';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const three = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

const MM_IN_CM = 10;
const MM_IN_INCH = 25.4;
const INCHES_IN_FOOT = 12;
/** A storey of blocks of 190 mm: 15 courses of 200 mm. */
const STOREY_MM = 3000;

/** Figures of the section of a block or brick with openings, for structural engineers; empty for other forms. */
export function sectionRows(form: Form, locale: Locale): readonly QuantityRow[] {
  const section = wallSectionOf(form);
  if (section === undefined) return [];
  const { section: texts } = locale.strings;
  const put = (text: string, values: Readonly<Record<string, string>>) =>
    locale.fill(
      text,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, locale.number(value)])),
    );
  /** Of a figure in mm to a power, three digits in cm. */
  const inCm = (value: number, power: number) => three.format(value / MM_IN_CM ** power);
  const { netArea, grossArea, faceShell, endWeb, middleWeb, common } = section;
  const course = form.height + WALL_JOINT;
  const courses = Math.round(STOREY_MM / course);
  const height = courses * course;
  const inches = Math.round(height / MM_IN_INCH);
  return [
    {
      title: texts.netArea,
      value: put(texts.mm2, { value: whole.format(netArea) }),
      how: put(texts.netAreaHow, {
        gross: whole.format(grossArea),
        share: percentIn(Math.round((netArea / grossArea) * 100), locale.language),
      }),
    },
    {
      title: texts.shells,
      value: put(texts.mm, {
        value: [faceShell, endWeb, middleWeb ?? []]
          .flat()
          .map((mm) => tenth.format(mm))
          .join(' / '),
      }),
      how: middleWeb === undefined ? texts.shellsOfOneHow : texts.shellsHow,
    },
    {
      title: texts.equivalent,
      value: put(texts.mm, { value: whole.format(section.equivalentThickness) }),
      how: texts.equivalentHow,
    },
    { title: texts.area, value: put(texts.cm2, { value: inCm(section.areaOfMetre, 2) }), how: texts.areaHow },
    { title: texts.moment, value: put(texts.cm4, { value: inCm(section.moment, 4) }), how: texts.momentHow },
    {
      title: texts.modulus,
      value: put(texts.cm3, { value: inCm(section.modulus, 3) }),
      how: texts.modulusHow,
    },
    {
      title: texts.gyration,
      value: put(texts.mm, { value: tenth.format(section.gyration) }),
      how: texts.gyrationHow,
    },
    ...(common === undefined
      ? []
      : [
          {
            title: texts.common,
            value: put(texts.mm, { value: `${whole.format(common.length)} × ${whole.format(common.width)}` }),
            how: texts.commonHow,
          },
        ]),
    {
      title: put(texts.courses, { courses: whole.format(courses) }),
      value: put(texts.mm, { value: whole.format(height) }),
      how: put(texts.coursesHow, {
        course: whole.format(course),
        feet: whole.format(Math.floor(inches / INCHES_IN_FOOT)),
        inches: whole.format(inches % INCHES_IN_FOOT),
      }),
    },
  ];
}
