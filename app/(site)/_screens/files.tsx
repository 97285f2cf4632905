import { dayOfChange } from '@/app/_lib/day-of-change';
import { pageMeta } from '@/app/_lib/page-meta';
import { webPage } from '@/app/_lib/structured-data/pages';
import { FileRow } from '@/components/site/products/page/downloads';
import { Day } from '@/components/site/shared/day';
import { ListPager } from '@/components/site/shared/list-pager';
import { Section } from '@/components/site/shared/section';
import { Link } from '@/components/ui/link';
import { StaticIsland } from '@/components/ui/static-island.client';
import { productTitle } from '@/content/entities/products/label';
import { countPages, FILES_LENGTH, itemsOnPage } from '@/content/lib/list-pages';
import type { PublicPage } from '@/content/public-pages';
import { productFiles, routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';
import { pageOfList } from '../_lists/lists';
import { archiveOf, type FileCategory, fileCategories } from './archives';
import { productFile } from './product-file';
import { PageHead, type ScreenProps } from './screen';
import type { RouteScreen } from './site-page';

const BYTES_IN_KB = 1000;

/** Products with files, by category. */
const listing = {
  route: 'files',
  items: fileCategories.flatMap(({ members }) => members),
  length: FILES_LENGTH,
} as const;

type FilesProps = ScreenProps & { readonly page: PublicPage };

/** Every file of the products of a page with its size, and an archive for each category, where it begins. */
function FilesScreen({ locale, page: { number = 1 } }: FilesProps) {
  const { facts, heading, trail } = pageOfList(listing, locale, number);
  const products = { title: locale.strings.products.title, path: routes.products };
  const shown = itemsOnPage(listing.items, number, FILES_LENGTH);
  return (
    <StaticIsland name="page">
      <PageHead
        page={{ ...facts, heading }}
        nodes={[webPage(facts, 'WebPage')]}
        trail={[products, ...trail]}
      />
      <Section aria-label={heading}>
        <p className="mb-12">
          <Link {...locale.to(routes.details)} className="font-medium underline underline-offset-4">
            {locale.strings.details.link}
          </Link>
        </p>
        <div className="grid gap-y-20">
          {fileCategories.map((category) => (
            <CategoryFiles key={category.slug} locale={locale} category={category} shown={shown} />
          ))}
        </div>
        <ListPager
          locale={locale}
          page={number}
          pageCount={countPages(listing.items, FILES_LENGTH)}
          hrefOf={(other) => routes.listPage(routes.files, other)}
        />
      </Section>
    </StaticIsland>
  );
}

const sizeOf = ({ length }: Uint8Array, locale: Locale) => locale.number(Math.ceil(length / BYTES_IN_KB));

type CategoryFilesProps = {
  readonly locale: Locale;
  readonly category: FileCategory;
  readonly shown: FileCategory['members'];
};

async function CategoryFiles({ locale, category, shown }: CategoryFilesProps) {
  const { slug, name } = category;
  const members = category.members.filter((member) => shown.includes(member));
  if (members.length === 0) return null;
  const { productPage, products } = locale.strings;
  const rows = await Promise.all(
    members.map(async ({ product, form }) => ({
      id: product.id,
      title: productTitle(productIn(product, locale)),
      day: dayOfChange(product.id),
      sizes: Object.fromEntries(
        await Promise.all(
          productFiles.map(async (ending) => [
            ending,
            locale.fill(productPage.kilobytes, {
              size: sizeOf(await productFile(ending, product, form, locale.language), locale),
            }),
          ]),
        ),
      ),
    })),
  );
  const archiveSize = members[0] === category.members[0] && sizeOf(await archiveOf(category), locale);
  return (
    <section aria-labelledby={slug}>
      <h2 id={slug} className="type-h3">
        {products.categories[name]}
      </h2>
      {archiveSize !== false && (
        <p className="mt-2">
          <a
            href={routes.archive(slug)}
            download
            className="font-medium text-leaf underline underline-offset-4"
          >
            {locale.fill(productPage.archive, { size: archiveSize })}
          </a>
        </p>
      )}
      <ul data-pagefind-ignore="" className="mt-6 border-t-2 border-ink">
        {rows.map(({ id, title, day, sizes }) => (
          <FileRow key={id} locale={locale} id={id} title={title} sizes={sizes}>
            {day !== undefined && (
              <span className="block type-small text-concrete-600">
                {productPage.changed} <Day locale={locale} day={day} />
              </span>
            )}
          </FileRow>
        ))}
      </ul>
    </section>
  );
}

/** Metadata and screen of the files. */
export const files: RouteScreen = {
  meta: (locale, { number = 1 }) => pageMeta(pageOfList(listing, locale, number).facts),
  Screen: FilesScreen,
};
