import { dayOfChange } from '@/app/_lib/day-of-change';
import { pageIn } from '@/app/_lib/page-in';
import { webPage } from '@/app/_lib/structured-data/pages';
import { FileRow } from '@/components/site/products/page/downloads';
import { Day } from '@/components/site/shared/day';
import { Section } from '@/components/site/shared/section';
import { Link } from '@/components/ui/link';
import { StaticIsland } from '@/components/ui/static-island.client';
import { productTitle } from '@/content/entities/products/label';
import { productFiles, routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';
import { archiveOf, type FileCategory, fileCategories } from './archives';
import { productFile } from './product-file';
import { PageHead, type ScreenProps } from './screen';

const BYTES_IN_KB = 1000;

/** Every file of every product with its size, and an archive for each category. */
export function FilesScreen({ locale }: ScreenProps) {
  const page = pageIn('files', locale);
  const trail = [{ title: locale.strings.products.title, path: routes.products }];
  return (
    <StaticIsland name="page">
      <PageHead page={page} nodes={[webPage(page, 'WebPage')]} trail={trail} />
      <Section aria-label={page.heading}>
        <p className="mb-12">
          <Link {...locale.to(routes.details)} className="font-medium underline underline-offset-4">
            {locale.strings.details.link}
          </Link>
        </p>
        <div className="grid gap-y-20">
          {fileCategories.map((category) => (
            <CategoryFiles key={category.slug} locale={locale} category={category} />
          ))}
        </div>
      </Section>
    </StaticIsland>
  );
}

const sizeOf = ({ length }: Uint8Array, locale: Locale) => locale.number(Math.ceil(length / BYTES_IN_KB));

type CategoryFilesProps = { readonly locale: Locale; readonly category: FileCategory };

async function CategoryFiles({ locale, category }: CategoryFilesProps) {
  const { slug, name, members } = category;
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
  const archiveSize = sizeOf(await archiveOf(category), locale);
  return (
    <section aria-labelledby={slug}>
      <h2 id={slug} className="type-h3">
        {products.categories[name]}
      </h2>
      <p className="mt-2 mb-6">
        <a
          href={routes.archive(slug)}
          download
          className="font-medium text-leaf underline underline-offset-4"
        >
          {locale.fill(productPage.archive, { size: archiveSize })}
        </a>
      </p>
      <ul data-pagefind-ignore="" className="border-t-2 border-ink">
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
