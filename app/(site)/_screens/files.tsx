import { dayOfChange } from '@/app/_lib/day-of-change';
import { documentSizeIn, sizeText } from '@/app/_lib/file-size';
import { pageMeta } from '@/app/_lib/page-meta';
import { catalogueData } from '@/app/_lib/structured-data/catalogue';
import { webPage } from '@/app/_lib/structured-data/pages';
import { FileRow } from '@/components/site/products/page/downloads';
import { DocumentList } from '@/components/site/shared/document-list';
import { Day } from '@/components/site/shared/day';
import { ListPager } from '@/components/site/shared/list-pager';
import { Section } from '@/components/site/shared/section';
import { Link } from '@/components/ui/link';
import { detailNames } from '@/lib/geometry';
import { productTitle } from '@/content/strings/product-name';
import { documents } from '@/content/entities/documents';
import { company } from '@/content/entities/company';
import { countPages, FILES_LENGTH, inLanguage, itemsOnPage } from '@/lib/records';
import type { PublicPage } from '@/content/pages/public-pages';
import { productFiles, routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import type { Locale } from '@/content/strings/locale';
import { shownProduct } from '@/content/strings/product-in';
import { pageOfList } from '../_lists/lists';
import { catalogueTable, catalogueText } from './catalogue';
import { archiveOf, type FileCategory, fileCategories } from './archives';
import { detailFile, productFile } from './product-file';
import { PageHead, type ScreenProps } from './screen';
import type { RouteScreen } from './site-page';

/** Products with files, by category. */
const listing = {
  route: 'files',
  items: fileCategories.flatMap(({ members }) => members),
  length: FILES_LENGTH,
} as const;

type FilesProps = ScreenProps & { readonly page: PublicPage };

/** Every file of the products of a page with its size, and an archive for each category, where it begins. */
function FilesScreen({ locale, page: { number = 1 } }: FilesProps) {
  const { facts, trail } = pageOfList(listing, locale, number);
  const products = { title: locale.strings.products.title, path: routes.products };
  const pageProducts = itemsOnPage(listing.items, number, FILES_LENGTH);
  return (
    <>
      <PageHead
        page={facts}
        nodes={[webPage(facts, 'WebPage'), ...(number === 1 ? [catalogueData(locale)] : [])]}
        trail={[products, ...trail]}
      />
      <Section aria-label={facts.heading}>
        <div className="grid gap-y-20">
          {number === 1 && documents.length > 0 && <Documents locale={locale} />}
          {fileCategories.map((category) => (
            <CategoryFiles key={category.id} locale={locale} category={category} shown={pageProducts} />
          ))}
          {number === 1 && <DetailFiles locale={locale} />}
          {number === 1 && <Catalogue locale={locale} />}
        </div>
        <ListPager
          locale={locale}
          page={number}
          pageCount={countPages(listing.items, FILES_LENGTH)}
          hrefOf={(other) => routes.listPage(routes.files, other)}
        />
      </Section>
    </>
  );
}

/** Returns the size of a file that a build makes, with its unit. */
const sizeOf = ({ length }: Uint8Array, locale: Locale) => sizeText(length, locale);

type CategoryFilesProps = {
  readonly locale: Locale;
  readonly category: FileCategory;
  readonly shown: FileCategory['members'];
};

async function CategoryFiles({ locale, category, shown }: CategoryFilesProps) {
  const { id: categoryId, name } = category;
  const members = category.members.filter((member) => shown.includes(member));
  if (members.length === 0) return null;
  const { productPage } = locale.strings;
  const rows = await Promise.all(
    members.map(async ({ product, form }) => ({
      id: product.id,
      title: productTitle(shownProduct(product, locale)),
      day: dayOfChange('products', product.id, locale.language),
      sizes: Object.fromEntries(
        await Promise.all(
          productFiles.map(async (ending) => [
            ending,
            sizeOf(await productFile(ending, product, form, locale.language), locale),
          ]),
        ),
      ),
    })),
  );
  const isFirst = members[0] === category.members[0];
  return (
    <section aria-labelledby={categoryId}>
      <h2 id={categoryId} className="type-h3">
        {inLanguage(name, locale.language)}
      </h2>
      {isFirst && (
        <p className="mt-2">
          <a
            href={routes.archive(categoryId)}
            download
            className="font-medium text-brand-ink underline underline-offset-4"
          >
            {locale.fill(productPage.archive, { size: sizeOf(await archiveOf(category), locale) })}
          </a>
        </p>
      )}
      <ul data-pagefind-ignore="" className="mt-6 border-t-2 border-ink">
        {rows.map(({ id, title, day, sizes }) => (
          <FileRow key={id} locale={locale} id={id} title={title} sizes={sizes}>
            {day !== undefined && (
              <span className="block type-small text-concrete-600">
                <span>{productPage.changed}</span> <Day locale={locale} day={day} />
              </span>
            )}
          </FileRow>
        ))}
      </ul>
    </section>
  );
}

/** The files that staff offer, such as a price list. */
const Documents = ({ locale }: ScreenProps) => (
  <section aria-labelledby="documents">
    <h2 id="documents" className="mb-6 type-h3">
      {locale.strings.products.documents.title}
    </h2>
    <DocumentList locale={locale} documents={documents} sizeOf={documentSizeIn(locale)} />
  </section>
);

/** All figures as a table and as data, for programs. */
function Catalogue({ locale }: ScreenProps) {
  const { catalogue: texts } = locale.strings.products;
  const { brand } = inLanguage(company, locale.language);
  const files = [
    [routes.catalogueTable, texts.table, catalogueTable()],
    [routes.catalogue, texts.data, catalogueText()],
  ] as const;
  return (
    <section aria-labelledby="catalogue">
      <h2 id="catalogue" className="type-h3">
        {texts.title}
      </h2>
      <p className="mt-2 font-medium">{locale.fill(texts.name, { brand })}</p>
      <p className="mt-1 max-w-measure">{texts.lead}</p>
      <ul className="mt-2">
        {files.map(([href, name, text]) => (
          <li key={href}>
            <a
              href={href}
              download
              className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
            >
              {name}
            </a>{' '}
            <span className="type-small text-concrete-600">
              {sizeOf(new TextEncoder().encode(text), locale)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The typical details that are drawn, a link to their page and each as DXF with its size. */
function DetailFiles({ locale }: ScreenProps) {
  const { details } = locale.strings;
  const files = detailNames.flatMap((name) => {
    const file = detailFile(name);
    return file ? [{ name, file }] : [];
  });
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="type-h3">
        {isShown(routes.details) ? (
          <Link {...locale.to(routes.details)} className="underline underline-offset-4">
            {details.link}
          </Link>
        ) : (
          details.link
        )}
      </h2>
      <ul data-pagefind-ignore="" className="mt-6 border-t-2 border-ink">
        {files.map(({ name, file }) => (
          <li key={name} className="border-b border-joint py-3.5">
            <a
              href={routes.detailFile(name)}
              download
              className="font-medium underline-offset-4 hover:underline"
            >
              {locale.fill(details.file, { title: details.titles[name] })}
            </a>{' '}
            <span className="type-small text-concrete-600">{sizeOf(file, locale)}</span>
          </li>
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
