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
import type { Locale } from '@/content/strings/locale';

const SECTION_ID = 'estimator';

/**
 * What the change from brick to block means for the visitor's own wall. The worked example for 100 sft is in the HTML,
 * drawing and table; the script makes its entries live.
 */
export function WallEstimator({ locale }: { readonly locale: Locale }) {
  const texts = locale.strings.estimator;
  const words = { language: locale.language, texts };
  const read = readDraft(exampleDraft, words);
  if (!read.ok) throw new Error('components/site/estimator/wall-draft.ts: the worked example is not a wall.');
  const { unit } = exampleDraft;
  const example = {
    words,
    wall: read.wall,
    estimate: estimateWall(read.wall, wallFigures),
    unit,
    figures: wallFigures,
  };

  return (
    <Section id={SECTION_ID} aria-labelledby="estimator-title" data-pagefind-ignore="">
      <SectionHead id="estimator-title" title={texts.title} lead={texts.lead} />
      <ExampleMeasures words={words} />
      <EstimatorLoader
        language={words.language}
        fault={words.texts.fault}
        figures={wallFigures}
        sectionId={SECTION_ID}
      >
        <StaticIsland name="worked-example">
          <EstimatorView
            words={words}
            figures={wallFigures}
            draft={exampleDraft}
            errors={{}}
            wall={read.wall}
            unit={unit}
            status={summarise(example)}
            heading={texts.example}
            actions={<WallActions texts={texts.actions} />}
          />
        </StaticIsland>
      </EstimatorLoader>
      <p className="mt-6 max-w-measure type-small text-concrete-600">{texts.note}</p>
    </Section>
  );
}
