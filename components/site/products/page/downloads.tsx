import { inBangla, type ProductFile, productFiles, routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

type DownloadsProps = { readonly locale: Locale; readonly id: string };

const button =
  'inline-flex min-h-11 items-center border border-ink px-3.5 type-small font-semibold hover:bg-ink hover:text-paper';

/** Links to the files of a product, and the button that prints this page as data sheet. */
export function Downloads({ locale, id }: DownloadsProps) {
  const { files, print } = locale.strings.productPage;
  const addressOf = (ending: ProductFile) => {
    const address = routes.productFile(id, ending);
    // Only the drawing contains words.
    return ending === 'svg' && locale.language === 'bn' ? inBangla(address) : address;
  };
  return (
    <div className="mt-auto flex flex-wrap gap-joint pt-8 print:hidden">
      {productFiles.map((ending) => (
        <a key={ending} href={addressOf(ending)} download className={button}>
          {files[ending]}
        </a>
      ))}
      <button type="button" data-print-sheet="" className={`${button} cursor-pointer noscript:hidden`}>
        {print}
      </button>
    </div>
  );
}
