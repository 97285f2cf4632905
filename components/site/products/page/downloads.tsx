import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { inBangla, type ProductFile, productFiles, routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

type DownloadsProps = { readonly locale: Locale; readonly id: string };

const button =
  'inline-flex min-h-11 items-center border border-ink px-3.5 type-small font-semibold hover:bg-ink hover:text-paper';

/** Returns the address of a file in a language; only an SVG exists in Bangla. */
export function fileAddress(id: string, ending: ProductFile, { language }: Locale) {
  const address = routes.productFile(id, ending);
  return ending === 'svg' && language === 'bn' ? inBangla(address) : address;
}

type FileRowProps = DownloadsProps & {
  readonly title: string;
  /** Sizes in kB by ending, for files whose size is shown. */
  readonly sizes?: Partial<Record<ProductFile, string>>;
  readonly children?: ReactNode;
};

const fileLink = 'font-medium underline-offset-4 hover:underline';

/** Row of a list of files: a product, linked to its page, and its files. */
export function FileRow({ locale, id, title, sizes = {}, children }: FileRowProps) {
  const { files, kilobytes } = locale.strings.productPage;
  return (
    <li className="grid gap-x-gutter gap-y-2 border-b border-joint py-3.5 xl:grid-cols-2">
      <p>
        <Link {...locale.to(routes.product(id))} className={fileLink}>
          {title}
        </Link>
        {children}
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {productFiles.map((ending) => (
          <li key={ending}>
            <a
              href={fileAddress(id, ending, locale)}
              download
              aria-label={`${title}: ${files[ending]}`}
              className={`inline-block py-1 ${fileLink}`}
            >
              {ending.toUpperCase()}
            </a>
            {sizes[ending] !== undefined && (
              <span className="type-small text-concrete-600">
                {' '}
                {locale.fill(kilobytes, { size: sizes[ending] })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Links to the files of a product, and the button that prints this page as data sheet. */
export function Downloads({ locale, id }: DownloadsProps) {
  const { files, print } = locale.strings.productPage;
  return (
    <div className="mt-auto flex flex-wrap gap-joint pt-5 print:hidden">
      {productFiles.map((ending) => (
        <a key={ending} href={fileAddress(id, ending, locale)} download className={button}>
          {files[ending]}
        </a>
      ))}
      <Link {...locale.to(routes.files)} className={button}>
        {locale.strings.productPage.allFiles}
      </Link>
      <button type="button" data-print-sheet="" className={`${button} cursor-pointer noscript:hidden`}>
        {print}
      </button>
    </div>
  );
}
