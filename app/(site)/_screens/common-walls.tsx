import { notFound } from 'next/navigation';
import { pageMeta } from '@/app/_lib/page-meta';
import { webPage } from '@/app/_lib/structured-data/pages';
import { wallIn } from '@/components/site/products/answers';
import { CommonWalls } from '@/components/site/products/common-walls';
import { Filled } from '@/components/site/shared/filled';
import { Section } from '@/components/site/shared/section';
import { Link } from '@/components/ui/link';
import { countedWalls as counted } from '@/content/pages/common-walls';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';
import { productTitle } from '@/content/strings/product-name';
import { WALL_ALLOWANCE } from '@/lib/counting';
import { asTyped, percentIn, summary, together } from '@/lib/text';
import { PageHead, type ScreenProps } from './screen';
import type { RouteScreen } from './site-page';

function wallsIn(locale: Locale) {
  const { block, walls } = counted ?? notFound();
  const { title, heading, description, plain } = locale.strings.commonWalls;
  const [first, last] = [walls[0], walls.at(-1)];
  const blockTitle = productTitle(productIn(block, locale));
  const hasMore = first?.bricks !== undefined && first.kilograms !== undefined;
  const text = locale.fill(hasMore ? description : plain, {
    first: first ? wallIn(first.wall, locale) : '',
    last: last ? wallIn(last.wall, locale) : '',
    block: blockTitle,
  });
  return {
    block,
    blockTitle,
    page: { locale, path: routes.commonWalls, title, heading, description: summary(asTyped(text)) },
  };
}

/** The walls that are asked for most, each counted with the firm's own block, with a link to the calculator. */
function CommonWallsScreen({ locale }: ScreenProps) {
  const { block, blockTitle, page } = wallsIn(locale);
  const { commonWalls: texts, products } = locale.strings;
  const percent = percentIn(locale.number(WALL_ALLOWANCE), locale.language);
  return (
    <>
      <PageHead
        page={page}
        nodes={[webPage(page, 'WebPage')]}
        trail={[{ title: products.title, path: routes.products }]}
      />
      <Section aria-labelledby="walls" space="band">
        <h2 id="walls" className="mb-5 type-h2">
          {texts.title}
        </h2>
        <p className="mb-4 max-w-measure type-lead">
          <Filled
            text={texts.lead}
            parts={{
              percent,
              block: (
                <Link {...locale.to(routes.product(block.id))} className="underline underline-offset-4">
                  {together(blockTitle)}
                </Link>
              ),
            }}
          />
        </p>
        <p className="mb-10 max-w-measure">{together(texts.caution)}</p>
        <CommonWalls locale={locale} />
      </Section>
    </>
  );
}

/** Metadata and screen of the common walls. */
export const wallPages: RouteScreen = {
  meta: (locale) => pageMeta(wallsIn(locale).page),
  Screen: CommonWallsScreen,
};
