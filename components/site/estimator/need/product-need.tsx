import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { StaticIsland } from '@/components/ui/static-island.client';
import { type NeedBasis, needBasisOf } from '@/content/entities/products/form/laying';
import { WALL_JOINT } from '@/content/entities/products/form/quantities';
import type { Form } from '@/content/entities/products/form/schema';
import { WallActions } from '../wall-actions';
import { ListButton } from './list-button';
import { needOf } from './need-arithmetic';
import { readNeed, startOf } from './need-draft';
import { summariseNeed } from './need-results';
import { NeedMeasures } from './need-measures';
import { NeedView } from './need-view';
import { NeedLoader } from './need-loader.client';
import { wallFigures } from '@/content/wall-figures';
import type { Locale } from '@/content/strings/locale';
import { statedFaceTenthMm2 } from '../wall-arithmetic';

/** As on the page of key products: the print rules of `styles/estimator.css` know it. */
const SECTION_ID = 'estimator';

/** What an inch of a nominal size stands for, in mm. */
const NOMINAL_INCH = 25;

type ProductNeedProps = { readonly locale: Locale; readonly id: string; readonly form: Form };

/** How many of a product somebody needs. The example is in the HTML; the script makes its entries live. */
export function ProductNeed({ locale, id, form }: ProductNeedProps) {
  const { estimator: texts, need } = locale.strings;
  const words = { language: locale.language, texts, need };
  const basis = basisOf(form);
  const draft = startOf(basis);
  const read = readNeed(draft, basis, words);
  if (!read.ok) throw new Error('components/site/estimator/need/need-fields.ts: the example cannot be used.');
  return (
    <Section
      id={SECTION_ID}
      aria-labelledby="need"
      className="need-section"
      ground="concrete"
      data-pagefind-ignore=""
    >
      <SectionHead id="need" title={need.title} lead={need.lead} />
      <NeedMeasures words={words} basis={basis} draft={draft} />
      <NeedLoader language={locale.language} fault={need.fault} id={id} basis={basis} sectionId={SECTION_ID}>
        <StaticIsland name="need-example">
          <NeedView
            words={words}
            basis={basis}
            draft={draft}
            errors={{}}
            good={{ draft, asked: read.asked }}
            status={summariseNeed(needOf(read.asked, basis), words)}
            actions={
              <>
                <WallActions texts={texts.actions} />
                <ListButton text={need.toList} />
              </>
            }
          />
        </StaticIsland>
      </NeedLoader>
    </Section>
  );
}

/** Blocks of the thickness and face that the wall figures speak of also say which bricks they replace. */
export function basisOf(form: Form): NeedBasis {
  const basis = needBasisOf(form);
  const pair = wallFigures.savings.find(({ blockThicknessMm }) => blockThicknessMm === form.width);
  const wall = wallFigures.brickWalls.find(({ thicknessIn }) => thicknessIn === pair?.brickThicknessIn);
  if (basis.kind !== 'wall' || wall?.replaced === undefined || !hasStatedFace(form)) return basis;
  return {
    ...basis,
    replaced: { ...wall.replaced, inches: wall.thicknessIn, faceTenthMm2: statedFaceTenthMm2(wallFigures) },
  };
}

/** The figures are for a face of 16 × 8 in, nominally 400 × 200 mm with the joint. */
const hasStatedFace = ({ length, height }: Form) =>
  length + WALL_JOINT === wallFigures.blockFaceLengthIn * NOMINAL_INCH &&
  height + WALL_JOINT === wallFigures.blockFaceHeightIn * NOMINAL_INCH;
