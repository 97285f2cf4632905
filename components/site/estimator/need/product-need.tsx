import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { StaticIsland } from '@/components/ui/static-island.client';
import { needBasisOf } from '@/content/entities/products/form/laying';
import type { Form } from '@/content/entities/products/form/schema';
import { WallActions } from '../wall-actions';
import { ListButton } from './list-button';
import { needOf } from './need-arithmetic';
import { readNeed, startOf } from './need-draft';
import { summariseNeed } from './need-results';
import { NeedMeasures } from './need-measures';
import { NeedView } from './need-view';
import { NeedLoader } from './need-loader.client';
import type { Locale } from '@/content/strings/locale';

/** As on the page of key products: the print rules of `styles/estimator.css` know it. */
const SECTION_ID = 'estimator';

type ProductNeedProps = { readonly locale: Locale; readonly id: string; readonly form: Form };

/** How many of a product somebody needs. The example is in the HTML; the script makes its entries live. */
export function ProductNeed({ locale, id, form }: ProductNeedProps) {
  const { estimator: texts, need } = locale.strings;
  const words = { language: locale.language, texts, need };
  const basis = needBasisOf(form);
  const draft = startOf(basis);
  const read = readNeed(draft, basis, words);
  if (!read.ok) throw new Error('components/site/estimator/need/need-fields.ts: the example cannot be used.');
  return (
    <Section id={SECTION_ID} aria-labelledby="need" className="need-section" ground="concrete">
      <SectionHead id="need" title={need.title} lead={need.lead} />
      <NeedMeasures words={words} basis={basis} draft={draft} />
      <NeedLoader words={words} id={id} basis={basis} sectionId={SECTION_ID}>
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
