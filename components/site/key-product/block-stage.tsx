import type { CSSProperties } from 'react';
import { Section } from '@/components/site/shared/section';
import { Image } from '@/components/ui/image';
import { products } from '@/content/entities/products';
import {
  type StageDrawing,
  blockStage,
  type StagedBlock,
} from '@/content/entities/products/drawing/block-stage';
import { viewBoxOf } from '@/content/entities/products/drawing/svg';
import { quantitiesOf } from '@/content/entities/products/form/quantities';
import type { Extrusion } from '@/content/entities/products/form/schema';
import { basisOfProduct } from '@/content/setting-out/basis';
import { percentIn } from '@/content/lib/fill';
import { sameJson } from '@/content/lib/sorted-json';
import type { Locale } from '@/content/strings/locale';

/** Length of a rod above the block, in mm of the product. */
const ROD = 120;
/** The wall from the eye of the last drawing; its px are the millimetres of the drawing's box (`stage_wall`). */
const RENDERED = { src: '/images/scenes/stage-wall.jpg', alt: '', width: 1070, height: 1635 };
/** Block of the picture in mm; staff may change the product's. */
const RENDERED_BLOCK = { length: 390, width: 190, height: 190 };
const isRendered = ({ length, width, height }: Extrusion) =>
  sameJson({ length, width, height }, RENDERED_BLOCK);
/** Share of the picture's height that the block has at first. */
const BLOCK_SHARE = 0.625;

/** Forms of the first block that is sold with its half, and of the half; empty without such a pair. */
function blockAndHalf(): readonly Extrusion[] {
  const [sold] = products.flatMap(({ form, ...product }) => {
    const basis = form && basisOfProduct({ ...product, form }, products);
    return basis?.kind === 'wall' && basis.sold ? [basis.sold] : [];
  });
  return [sold?.whole, sold?.half].flatMap((id) => {
    const form = products.find((product) => product.id === id)?.form;
    return form?.shape === 'extrusion' ? [form] : [];
  });
}

/** A block becomes a wall of 1 m² while scrolled, by `styles/block-stage.css` alone; else six pictures. */
export function BlockStage({ locale }: { readonly locale: Locale }) {
  const [form, half] = blockAndHalf();
  const stage = form && half && blockStage(form, half);
  if (!stage) return null;
  const { title, lead, steps, laid } = locale.strings.keyProduct.stage;
  const { openShare = 0, perSquareMetre = 0 } = quantitiesOf(form);
  const values = {
    ...{ length: `${form.length}`, width: `${form.width}`, height: `${form.height}` },
    share: percentIn(Math.round(openShare * 100), locale.language),
    count: locale.number(perSquareMetre),
  };
  const stills = [
    { text: steps.outline, viewBox: planBox(form), parts: ['outline', 'sizes'] },
    { text: steps.openings, viewBox: planBox(form), parts: ['section'] },
    { text: steps.body, viewBox: viewBoxOfSheet(stage.blockBox), parts: ['block'] },
    { text: steps.grout, viewBox: viewBoxOfSheet(stage.blockBox), parts: ['block', 'grout'] },
    { text: steps.bond, viewBox: viewBoxOfSheet(stage.wallBox), parts: ['course-0', 'course-1'] },
    {
      text: steps.wall,
      viewBox: viewBoxOfSheet(stage.wallBox),
      parts: stage.courses.map((_, index) => `course-${index}`),
    },
  ];
  return (
    <Section island="block-stage" className="block-stage" aria-labelledby="block-stage">
      <div className="stage-pin">
        <div className="mb-8">
          <h2 id="block-stage" className="type-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-lead text-concrete-600">{lead}</p>
        </div>
        <StagePicture form={form} stage={stage} />
        {isRendered(form) && (
          <div className="stage-render">
            <Image image={RENDERED} sizes="(width >= 48rem) 504px, 88vw" fit="contain" />
          </div>
        )}
        <p className="stage-count type-h3" aria-hidden="true">
          {laid}
        </p>
        <ol className="stage-steps">
          {stills.map(({ text, viewBox, parts }, index) => (
            <li key={text} className="print:break-inside-avoid">
              <svg viewBox={viewBox} aria-hidden="true">
                {parts.map((part) => (
                  <use key={part} href={`#stage-${part}`} />
                ))}
              </svg>
              <p className="flex items-baseline gap-x-3 type-h3">
                <span className="type-figure">{locale.number(index + 1)}</span>
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

const PLAN_EDGE = 70;
const planBox = ({ length, width }: Extrusion) =>
  [-length / 2 - PLAN_EDGE, -width / 2 - PLAN_EDGE, length + 2 * PLAN_EDGE, width + 2 * PLAN_EDGE].join(' ');

type SheetBox = StageDrawing['wallBox'];
/** The box has y downwards already. */
const viewBoxOfSheet = ({ min, max }: SheetBox) =>
  viewBoxOf({ min: [min[0], -max[1]], max: [max[0], -min[1]] });

/** The block in the isometric view below a plane at a height in mm, as a shape in the box around it. */
function belowPlane({ length, width, height }: Extrusion, plane: number) {
  const box = (length + width) / 2 + height;
  const at = (edge: number) => `${Math.round(100 - ((plane + edge / 2) / box) * 100)}%`;
  const front = Math.round((length / (length + width)) * 100);
  return `polygon(0 ${at(length)},${front}% ${at(0)},100% ${at(width)},100% 100%,0 100%)`;
}

/** Distance of a dimension line from the plan, half of its ticks, and height of its figure in a still, in mm of the product. */
const AWAY = 28;
const TICK = 9;
const FIGURE = 40;

/** Length and width of the plan, dimensioned. */
function PlanSizes({ form: { length, width } }: Pick<StagePictureProps, 'form'>) {
  const [right, below] = [length / 2, width / 2];
  return (
    <g id="stage-sizes" fontSize={FIGURE} textAnchor="middle" fill="currentColor">
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

type StagePictureProps = { readonly form: Extrusion; readonly stage: StageDrawing };

/** The moving picture. The block is in the middle at first, and as large as the wall has room. */
function StagePicture({ form, stage }: StagePictureProps) {
  const { block, half, plan, courses, blockBox, wallBox } = stage;
  const middle = (box: SheetBox, axis: 0 | 1) => (box.min[axis] + box.max[axis]) / 2;
  const zoom = ((wallBox.max[1] - wallBox.min[1]) / (blockBox.max[1] - blockBox.min[1])) * BLOCK_SHARE;
  const style: CSSProperties = {
    '--lift': `${plan.lift}px`,
    '--low': belowPlane(form, 0),
    '--high': belowPlane(form, form.height),
    '--zoom': zoom.toFixed(2),
    '--x': `${Math.round(middle(wallBox, 0) / zoom - middle(blockBox, 0))}px`,
    '--y': `${Math.round(middle(wallBox, 1) / zoom - middle(blockBox, 1))}px`,
  };
  return (
    <svg className="stage-picture" viewBox={viewBoxOfSheet(wallBox)} style={style} aria-hidden="true">
      <g className="stage-zoom">
        {courses.map((course, index) => (
          <g key={index} id={`stage-course-${index}`} className="stage-course">
            {course.map(({ isHalf, at }, place) => (
              <use
                key={place}
                href={isHalf ? '#stage-half' : '#stage-block'}
                transform={`translate(${at.map(Math.round).join(' ')})`}
              />
            ))}
          </g>
        ))}
        <Drawn id="stage-block" className="stage-block" block={block} />
        <g id="stage-grout" className="stage-grout">
          <path d={block.grout} className="fill-concrete-200" />
          {block.rods.map(([x, y]) => (
            <path
              key={x}
              d={`M${Math.round(x)} ${Math.round(y)}v-${ROD}`}
              className="stroke-ink"
              strokeWidth="4"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
        <g className="stage-plan">
          <path id="stage-outline" d={plan.outline} {...PLAN} />
          <path id="stage-openings" d={plan.openings} {...PLAN} />
          <PlanSizes form={form} />
        </g>
        <g className="stage-cut">
          <path
            id="stage-section"
            d={`${plan.outline}M0 0${plan.openings}`}
            {...PLAN}
            fill="url(#stage-hatch)"
            fillRule="evenodd"
          />
        </g>
      </g>
      <defs>
        <pattern
          id="stage-hatch"
          {...{ patternUnits: 'userSpaceOnUse', width: 14, height: 14, patternTransform: 'rotate(45)' }}
        >
          <path d="M0 0h14v14H0z" className="fill-paper" />
          <path d="M0 0v14" stroke="currentColor" strokeWidth="3" />
        </pattern>
        <Drawn id="stage-half" block={half} />
      </defs>
    </svg>
  );
}

type DrawnProps = { readonly id: string; readonly className?: string; readonly block: StagedBlock };

const Drawn = ({ id, className, block: { surfaces, edges } }: DrawnProps) => (
  <g id={id} className={className} fillRule="evenodd" stroke="none">
    {surfaces.map(({ fill, d }, index) => (
      <path key={index} d={d} fill={fill} />
    ))}
    <path d={edges} {...LINES} />
  </g>
);
