import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { StaticIsland } from '@/components/ui/static-island.client';
import { wallFigures } from '@/content/wall-figures';
import { EstimatorView } from './estimator-view';
import { EstimatorLoader } from './estimator-loader.client';
import { ExampleMeasures } from './example-measures';
import { WallActions } from './wall-actions';
import { estimateWall } from './wall-arithmetic';
import { exampleDraft, readDraft } from './wall-draft';
import { summarise } from './wall-results';

const SECTION_ID = 'estimator';

/**
 * What the change from brick to block means for the visitor's own wall. The worked example for 100 sft is in the HTML,
 * drawing and table; the script makes its entries live.
 */
export function WallEstimator() {
  const read = readDraft(exampleDraft);
  if (!read.ok) throw new Error('components/site/estimator/wall-draft.ts: the worked example is not a wall.');
  const { unit } = exampleDraft;
  const example = {
    wall: read.wall,
    estimate: estimateWall(read.wall, wallFigures),
    unit,
    figures: wallFigures,
  };

  return (
    <Section id={SECTION_ID} aria-labelledby="estimator-title">
      <SectionHead
        id="estimator-title"
        title="Work it out for your wall"
        lead="Blocks, bricks and floor for the wall you have in mind, each with its formula and the figure it rests on."
      />
      <ExampleMeasures />
      <EstimatorLoader figures={wallFigures} sectionId={SECTION_ID}>
        <StaticIsland name="worked-example">
          <EstimatorView
            figures={wallFigures}
            draft={exampleDraft}
            errors={{}}
            wall={read.wall}
            unit={unit}
            status={summarise(example)}
            heading="Worked example"
            actions={<WallActions />}
          />
        </StaticIsland>
      </EstimatorLoader>
      <p className="mt-6 max-w-measure type-small text-concrete-600">
        The cards give the maker&apos;s figures; this table counts your wall alone. Openings are taken off by
        area, wherever they sit.
      </p>
    </Section>
  );
}
