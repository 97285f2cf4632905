import type { SVGProps } from 'react';
import { Link } from '@/components/ui/link';
import { yardPlan } from '@/content/strings/quality';
import type { Locale } from '@/content/strings/locale';
import { oneLanguage } from '@/content/strings/table';

/** The sheet in m, from the outside of the yard's wall; in print, at 1:500, it is 176 mm wide. */
const SHEET = { left: 0.9, width: 88.2, height: 55.5 };
/** What carries the scale: the scale bar, a truck and a pallet in m, the blocks on a pallet in mm, in Latin digits. */
const SIZES = {
  ...{ ratio: 500, bar: 20, truck: 8.5, truckWidth: 2.5, pallet: 1.2, palletWidth: 1 },
  ...{ block: '390', blockWidth: '190', blocks: 15 },
};

/** Where each check is made, in their order, in m from the left and from the top. */
const CHECKS = {
  x: [16, 38, 52, 61.5, 70.5, 79.5, 72, 38.1],
  y: [16.5, 16.5, 14.5, 14.5, 14.5, 14.5, 24, 32.4],
};

/** Middles of the names, in m. */
const NAMES = Object.entries({
  bays: [16, 20],
  cement: [38, 20],
  mixer: [52, 5.5],
  press: [61.5, 4.7],
  racks: [57, 19],
  curing: [72, 42],
  stacks: [47, 42],
  gate: [8, 48],
  scale: [22, 54],
} as const) as [keyof typeof yardPlan.places, readonly [number, number]][];

const placed = (x = 0, y = 0) => ({
  left: `${(((x - SHEET.left) / SHEET.width) * 100).toFixed(1)}%`,
  top: `${((y / SHEET.height) * 100).toFixed(1)}%`,
});

/** A pallet of 1.2 × 1.0 m from above, with 15 blocks. */
const PALLET = 'h1.2v1h-1.2zm.4 0v1m.4-1v1m-.8-.8h1.2m-1.2.2h1.2m-1.2.2h1.2m-1.2.2h1.2';
/** Repeated lines by name: origin, width and height in m, path. */
const PATTERNS = [
  ['pallets', 22, 24, 1.4, 1.2, `M.1 .1${PALLET}`],
  ['bags', 33, 4, 1.25, 1.25, 'M.1 .1h1v1h-1zm0 .5h1m-.5-.5v1'],
  ['line', 66, 9, 2, 3, `M.4 0${PALLET}`],
  ['racks', 63, 17.2, 3.5, 1.2, `M.1 .1${PALLET}M1.5 .1${PALLET}`],
  ['chamber', 58, 28.6, 7, 1.2, `M1 0${PALLET}M2.4 0${PALLET}M4.6 0${PALLET}`],
  ['rollers', 0, 0, 0.4, 3, 'M.2 0v3'],
  ['hatch', 0, 0, 1.2, 1.2, 'M0 1.2L1.2 0M-.3 .3L.3-.3M.9 1.5L1.5 .9'],
  ['sand', 0, 0, 0.7, 0.7, 'M.1 .2h.08M.45 .5h.08'],
  ['stone', 0, 0, 1.2, 1.2, 'M.1 .5l.2-.3 .3.1v.3l-.3.1zM.7 1l.1-.3h.3l.1.3z'],
] as const;

type YardPlanProps = { readonly locale: Locale; readonly checks: readonly { readonly title: string }[] };

/** Typical plan of a yard, to scale; the checks are numbers on it, linked to `#check-1` and so on. */
export function YardPlan({ locale, checks }: YardPlanProps) {
  const { label, list, places, note } = oneLanguage(yardPlan, locale.language);
  return (
    <figure className="mb-12 print:break-inside-avoid">
      <div className="relative print:w-fit">
        <YardDrawing label={label} />
        {NAMES.map(([place, at]) => (
          <span
            key={place}
            aria-hidden="true"
            style={placed(...at)}
            className={`absolute type-small whitespace-nowrap ${place === 'scale' ? '-translate-y-1/2' : 'hidden -translate-1/2 md:block print:block'}`}
          >
            {locale.fill(places[place], SIZES)}
          </span>
        ))}
        <ol aria-label={list}>
          {checks.slice(0, CHECKS.x.length).map(({ title }, index) => (
            <li
              key={title}
              style={placed(CHECKS.x[index], CHECKS.y[index])}
              className="absolute -translate-1/2"
            >
              <Link
                href={`#check-${index + 1}`}
                aria-label={`${locale.number(index + 1)} ${title}`}
                className="flex size-6 items-center justify-center border border-paper bg-brand type-data text-brand-on hover:bg-ink md:size-8 print:border-ink print:bg-white print:text-ink"
              >
                {locale.number(index + 1)}
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-3 max-w-measure type-small text-concrete-600">
        {locale.fill(note, SIZES)}
      </figcaption>
    </figure>
  );
}

const LINES = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const;
const Thin = (props: SVGProps<SVGPathElement>) => <path {...LINES} {...props} />;
const Wide = ({ d }: { readonly d: string }) => <path {...LINES} strokeWidth="2" d={d} />;
/** Walls in section, 0.4 m thick. */
const Wall = ({ d }: { readonly d: string }) => (
  <path fill="none" stroke="currentColor" strokeWidth="0.4" strokeLinecap="square" d={d} />
);
type FilledProps = { readonly d: string; readonly pattern: (typeof PATTERNS)[number][0] };
const Filled = ({ d, pattern }: FilledProps) => <path d={d} fill={`url(#yard-${pattern})`} />;

/** Drawn in `currentColor`, so that forced colours apply. Lengths in m. */
const YardDrawing = ({ label }: { readonly label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`${SHEET.left} 0 ${SHEET.width} ${SHEET.height}`}
    width={`${(SHEET.width * 1000) / SIZES.ratio}mm`}
    className="h-auto max-w-full not-print:w-full"
  >
    <defs>
      {PATTERNS.map(([id, x, y, width, height, d]) => (
        <pattern
          key={id}
          id={`yard-${id}`}
          {...{ patternUnits: 'userSpaceOnUse', width, height }}
          patternTransform={`translate(${x} ${y})`}
        >
          <path d={d} fill="none" stroke="currentColor" strokeWidth="0.05" />
        </pattern>
      ))}
    </defs>
    {/* Wall of the yard, leaves of its gate, and the way through it. */}
    <Wide d="M1 40V1H89V51H1V48" />
    <Thin d="M1 40H5A4 4 0 0 1 1 44A4 4 0 0 1 5 48H1" />
    <Thin
      d="M-1 44H87M16 44V22M38.1 44V22"
      className="stroke-brand-ink forced-colors:stroke-current"
      strokeDasharray="16 4 3 4"
    />
    {/* Bays, open to the way; cement store. */}
    <Filled d="M4 3H20V13H4z" pattern="sand" />
    <Filled d="M20 3H28V13H20z" pattern="stone" />
    <Wall d="M4 13V3H28V13M12 3V13M20 3V13M36 13H32V3H44V13H40" />
    <Filled d="M33 4H43V9H33z" pattern="bags" />
    {/* Hall with mixer, belt, press, line of pallets and racks. */}
    <path d="M48 3H86V22H48z" className="fill-current opacity-10" />
    <Thin d="M48 3H86V22H48z" strokeDasharray="6 3" />
    <Filled d="M54.4 8.9H59.5V10.1H54.4zM64 8.6H84V10.4H64z" pattern="rollers" />
    <Thin d="M54.4 8.9H59.5V10.1H54.4zM64 8.6H84V10.4H64z" />
    <Wide d="M49.6 9.5A2.4 2.4 0 1 0 54.4 9.5A2.4 2.4 0 1 0 49.6 9.5H54.4M52 7.1V11.9" />
    <Wide d="M59.5 6.5H64V12.5H59.5zM60.7 8.8H62.8V10.2H60.7zM59.5 7.5H64M59.5 11.5H64" />
    <Filled d="M66 9H82V10.1H66z" pattern="line" />
    <Filled d="M63 17.2H84V20.8H63z" pattern="racks" />
    {/* Curing room of four chambers with a door each. */}
    <Filled d="M58 26H86V40H58z" pattern="hatch" />
    <Filled d="M58 28.6H86V38.2H58z" pattern="chamber" />
    <Wall d="M59.8 26H58V40H86V26H84.2M63.2 26H66.8M70.2 26H73.8M77.2 26H80.8M65 26V40M72 26V40M79 26V40" />
    {/* Stacks in blocks of rows, a truck of 8.5 × 2.5 m, scale bar. */}
    <Filled d="M22 24H35.9V40.7H22zM40.2 24H54.1V40.7H40.2z" pattern="pallets" />
    <path d="M24 42.75H32.5V45.25H24z" className="fill-paper forced-colors:fill-none" />
    <Wide d="M24 42.75H32.5V45.25H24zM26 42.75V45.25M26.4 43H32.3V45H26.4zM24.6 42.75V45.25" />
    <Thin d="M1 53.5H21V54.5H1z" />
    <path d="M1 53.5H6V54.5H1zM11 53.5H21V54.5H11z" fill="currentColor" />
  </svg>
);
