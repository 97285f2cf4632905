import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { Telephone } from '@/components/site/shared/telephone';
import { Section } from '@/components/site/shared/section';
import type { home } from '@/content/entities/home';
import { countedWalls } from '@/content/pages/common-walls';
import { publicPageAt } from '@/content/pages/public-pages';
import { products } from '@/content/entities/products';
import type { InLanguage } from '@/lib/records';
import { routes } from '@/content/routes';
import { firstModule } from '@/lib/counting';
import { countText, together } from '@/lib/text';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';
import { productTitle } from '@/content/strings/product-name';
import { hasEstimator, ownBlock } from '@/content/registry/wall-figures';
import { WallCount } from './wall-count.client';

type GetInTouchProps = {
  readonly locale: Locale;
  readonly content: InLanguage<typeof home>['getInTouch'];
  readonly telephone: string;
};

const TITLE_ID = 'get-in-touch-title';
/** Length and height of the estimator's example, in feet. */
const EXAMPLE = [12, 10] as const;

/** Section with a sentence, a counter of the firm's own block if there is one, the way to the contact page and a telephone. */
export function GetInTouch({ locale, content, telephone }: GetInTouchProps) {
  const { units, counts } = locale.strings.calculator;
  const ask = { href: locale.to(routes.contact).href, text: locale.strings.productPage.ask };
  const call = (
    <Telephone
      locale={locale}
      number={telephone}
      className="inline-flex min-h-11 items-center type-data-large underline-offset-4 hover:underline"
    />
  );
  return (
    <Section ground="concrete" aria-labelledby={TITLE_ID}>
      <div className="grid gap-x-gutter gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id={TITLE_ID} className="max-w-heading type-h2">
            {content.title}
          </h2>
          <p className="mt-6 max-w-lead">{content.text}</p>
          {ownBlock && (
            <p className="mt-3 type-small">
              <span>{`${locale.strings.home.countedWith} `}</span>
              <Link
                {...locale.to(routes.product(ownBlock.product.id))}
                className="inline-block py-1 underline underline-offset-4"
              >
                {together(productTitle(productIn(ownBlock.product, locale)))}
              </Link>
            </p>
          )}
        </div>
        {ownBlock ? (
          <WallCount
            language={locale.language}
            texts={locale.strings.home.wall}
            {...(hasEstimator && { estimator: locale.to(routes.estimator).href })}
            example={EXAMPLE}
            module={firstModule(ownBlock.face)}
            ask={ask}
            names={{
              units: { ft: units.ft, in: units.in },
              blocks: counts.block.other,
              wall: locale.strings.listPage.app.lines.wall,
            }}
          >
            {call}
          </WallCount>
        ) : (
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4 self-end">
            <ButtonLink href={ask.href}>{ask.text}</ButtonLink>
            {call}
          </div>
        )}
      </div>
    </Section>
  );
}

const drawn = products.filter(({ form }) => form !== undefined).length;

/** Dense section about sums with their working, where walls are counted, and all drawings, which no other maker shows. */
export function CountItYourself({ locale }: { readonly locale: Locale }) {
  const { count } = locale.strings.home;
  if (!hasEstimator && drawn === 0) return null;
  const link = 'font-semibold underline-offset-4 hover:underline';
  return (
    <Section ground="concrete" space="dense" aria-labelledby="count">
      <div className="grid gap-x-gutter gap-y-5 lg:grid-cols-2">
        <h2 id="count" className="type-trust">
          {hasEstimator ? count.title : count.onlyDrawings}
        </h2>
        <ul className="grid content-center gap-2">
          {hasEstimator && (
            <li>
              <Link {...locale.to(routes.estimator)} className={link}>
                {count.sums}
              </Link>
            </li>
          )}
          {countedWalls !== undefined && publicPageAt(routes.commonWalls) !== undefined && (
            <li>
              <Link {...locale.to(routes.commonWalls)} className={link}>
                {locale.strings.commonWalls.link}
              </Link>
            </li>
          )}
          <li>
            <Link {...locale.to(routes.products)} className={link}>
              {locale.fill(count.drawings, {
                products: countText(locale.strings.products.filter.count, drawn, locale.language),
              })}
            </Link>
          </li>
        </ul>
      </div>
    </Section>
  );
}
