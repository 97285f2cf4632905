import { Section } from '@/components/site/shared/section';
import { keyProduct } from '@/content/entities/key-product';
import { products } from '@/content/entities/products';
import {
  blockToWall,
  type DrawnBlock,
  type WallDrawing,
  viewBoxOf,
  quantitiesOf,
  type Extrusion,
  WALL_JOINT,
} from '@/lib/geometry';
import { palette } from '@/content/registry/drawing-colours';
import { wallBasisOf } from '@/lib/counting';
import { percentIn } from '@/lib/text';
import type { Locale } from '@/content/strings/locale';

/** Forms of the firm's own block, or of the first that is sold with its half, and of the half; empty without a pair. */
function blockAndHalf(): readonly Extrusion[] {
  const isOwn = ({ id }: { readonly id: string }) => Number(id === keyProduct.block);
  const [sold] = products
    .toSorted((a, b) => isOwn(b) - isOwn(a))
    .flatMap(({ form, ...product }) => {
      const pair = form && wallBasisOf({ ...product, form }, products)?.sold;
      return pair ? [pair] : [];
    });
  return [sold?.whole, sold?.half].flatMap((id) => {
    const form = products.find((product) => product.id === id)?.form;
    return form?.shape === 'extrusion' ? [form] : [];
  });
}

/** Draws how the firm's block becomes a wall; nothing if it has no half or no cores, through which rods go down. */
export function drawnBlock() {
  const [form, half] = blockAndHalf();
  const drawing = form && half && blockToWall(form, half);
  return drawing && drawing.cores.length > 0 ? { form, drawing } : undefined;
}

/** A block becomes a wall of 1 m² in six numbered drawings on one ground line; the wall is the large one at the end. */
export function BlockToWall({ locale }: { readonly locale: Locale }) {
  const drawn = drawnBlock();
  if (drawn === undefined) return null;
  const { form, drawing } = drawn;
  const { title, lead, steps } = locale.strings.keyProduct.blockToWall;
  const { openShare = 0, perSquareMetre = 0 } = quantitiesOf(form);
  const values = {
    ...{ length: `${form.length}`, width: `${form.width}`, height: `${form.height}` },
    share: percentIn(Math.round(openShare * 100), locale.language),
    count: locale.number(perSquareMetre),
    joint: locale.number(WALL_JOINT),
  };
  const { block, half: halfBlock, cores, plan, blockBox, bond, wall } = drawing;
  const drawings = [
    { text: steps.outline, box: planBox(form), parts: <Outline form={form} outline={plan.outline} /> },
    {
      text: cores.length === 2 ? steps.twoCores : steps.cores,
      box: planBox(form),
      parts: <PlanSection plan={plan} />,
    },
    { text: steps.body, box: onSheet(blockBox), parts: <Drawn id="wall-block" block={block} /> },
    { text: steps.grout, box: onSheet(blockBox), parts: <FilledBlock cores={cores} /> },
    { text: steps.bond, box: onSheet(bond.box), parts: <Stack {...bond} half={halfBlock} /> },
    { text: steps.wall, box: onSheet(wall.box), parts: <Stack {...wall} /> },
  ];
  return (
    <Section aria-labelledby="block-to-wall">
      <div className="block-to-wall">
        <div>
          <h2 id="block-to-wall" className="type-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-lead text-concrete-600">{lead}</p>
        </div>
        <ol>
          {drawings.map(({ text, box, parts }, index) => (
            <li key={text}>
              <svg viewBox={box} aria-hidden="true">
                {parts}
              </svg>
              <p className="type-small font-semibold">
                <span className="mb-1 block type-h3">{locale.number(index + 1)}</span>
                <span>{locale.fill(text, values)}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** As attributes, because rules below a class do not reach what `use` repeats. */
const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;
const PLAN = { ...LINES, strokeWidth: 2 } as const;

/** The box has y downwards already. */
const onSheet = ({ min, max }: WallDrawing['blockBox']) =>
  viewBoxOf({ min: [min[0], -max[1]], max: [max[0], -min[1]] });

/** Distance of a dimension line from the plan, half of its ticks, and height of its figure, in mm of the product. */
const AWAY = 28;
const TICK = 9;
const FIGURE = 50;

/** Box of the plan with room for its sizes at the left and below, in mm. */
const planBox = ({ length, width }: Extrusion) => {
  const sizes = AWAY + TICK + FIGURE;
  return [-length / 2 - sizes, -width / 2 - TICK, length + sizes + TICK, width + sizes + TICK].join(' ');
};

type OutlineProps = { readonly form: Extrusion; readonly outline: string };

/** Outline of the plan with its length and width. */
function Outline({ form: { length, width }, outline }: OutlineProps) {
  const [right, below] = [length / 2, width / 2];
  return (
    <g fontSize={FIGURE} textAnchor="middle" fill="currentColor">
      <path d={outline} {...PLAN} />
      <path
        d={`M${-right} ${below + AWAY}h${length}m0 ${-TICK}v${2 * TICK}m${-length} 0v${-2 * TICK}M${-right - AWAY} ${-below}v${width}m${-TICK} 0h${2 * TICK}m0 ${-width}h${-2 * TICK}`}
        {...LINES}
      />
      <text y={below + AWAY} dy="1em">
        {length}
      </text>
      <text transform={`translate(${-right - AWAY - TICK}) rotate(-90)`}>{width}</text>
    </g>
  );
}

/** Plan of the block, hatched between its openings. */
const PlanSection = ({ plan: { outline, openings } }: Pick<WallDrawing, 'plan'>) => (
  <>
    <pattern
      id="wall-hatch"
      {...{ patternUnits: 'userSpaceOnUse', width: 14, height: 14, patternTransform: 'rotate(45)' }}
    >
      <path d="M0 0v14" stroke="currentColor" strokeWidth="3" />
    </pattern>
    <path d={`${outline}M0 0${openings}`} {...PLAN} fill="url(#wall-hatch)" fillRule="evenodd" />
  </>
);

type DrawnProps = { readonly id: string; readonly block: DrawnBlock };

const Drawn = ({ id, block: { surfaces, edges } }: DrawnProps) => (
  <g id={id} fillRule="evenodd" stroke="none">
    {surfaces.map(({ shade, d }, index) => (
      <path key={index} d={d} fill={palette.kinds[shade]?.fill} />
    ))}
    <path d={edges} {...LINES} />
  </g>
);

/** Length of a rod above the block, in mm of the product. */
const ROD = 120;

/** The block with concrete in its cores, and a rod in each. */
const FilledBlock = ({ cores }: Pick<WallDrawing, 'cores'>) => (
  <>
    <use href="#wall-block" />
    {cores.map(({ d, middle }, index) => (
      <g key={index} id={`wall-core-${index}`}>
        <path d={d} {...LINES} fill={palette.kinds.cast?.fill} />
        <path d={`M${inMm(middle)}v-${ROD}`} {...LINES} strokeWidth="4" />
      </g>
    ))}
  </>
);

const inMm = (point: readonly number[]) => point.map(Math.round).join(' ');

type StackProps = WallDrawing['wall'] & { readonly half?: DrawnBlock };

/** Courses on each other, with rods in the uppermost. `half` defines the half block. */
const Stack = ({ mortar, pieces, filled, half }: StackProps) => (
  <>
    {half && (
      <defs>
        <Drawn id="wall-half" block={half} />
      </defs>
    )}
    <path fill={palette.kinds.mortar?.fill} d={mortar} />
    {pieces.map(({ isHalf, at }, index) => (
      <use key={index} href={isHalf ? '#wall-half' : '#wall-block'} transform={`translate(${inMm(at)})`} />
    ))}
    {filled.map(({ core, at }) => (
      <use key={core} href={`#wall-core-${core}`} transform={`translate(${inMm(at)})`} />
    ))}
  </>
);
