import { pageIn } from '@/app/_lib/page-in';
import { webPage } from '@/app/_lib/structured-data/pages';
import { WallEstimator } from '@/components/site/estimator/quantity-calculator';
import { BlockToWall } from '@/components/site/key-product/block-to-wall';
import { KeyProductSections } from '@/components/site/key-product/key-product-sections';
import { keyProduct } from '@/content/entities/key-product';
import { shownIn } from '@/lib/records';
import { PageHead, type ScreenProps } from './screen';

/** The firm's block compared with clay brick: comparison, savings, estimator, advantages. */
export function KeyProductScreen({ locale }: ScreenProps) {
  const page = pageIn('keyProduct', locale);
  return (
    <>
      <PageHead page={page} nodes={[webPage(page, 'WebPage')]} />
      <KeyProductSections locale={locale} keyProduct={shownIn(keyProduct, locale.language)}>
        <BlockToWall locale={locale} />
        <WallEstimator locale={locale} />
      </KeyProductSections>
    </>
  );
}
