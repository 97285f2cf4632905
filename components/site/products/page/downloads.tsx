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

/** Links to the files of a product, and the button that prints this page as data sheet. */
export function Downloads({ locale, id }: DownloadsProps) {
  const { files, print } = locale.strings.productPage;
  return (
    <div className="mt-auto flex flex-wrap gap-joint pt-8 print:hidden">
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
