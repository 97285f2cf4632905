import { fileAddress, FileLinks } from '@/components/site/shared/file-links';
import { Link } from '@/components/ui/link';
import type { Elements } from '@/components/ui/elements';
import { type ProductFile, productFiles, routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import type { Locale } from '@/content/strings/locale';

type DownloadsProps = { readonly locale: Locale; readonly id: string };

const button =
  'inline-flex min-h-11 items-center border border-ink px-3.5 type-small font-semibold hover:bg-ink hover:text-paper';

type FileRowProps = DownloadsProps & {
  readonly title: string;
  /** Sizes with their unit, where they are shown. */
  readonly sizes?: Partial<Record<ProductFile, string>>;
  readonly children?: Elements;
};

/** Row of a list of files: a product, linked to its page, and its files. */
export function FileRow({ locale, id, title, sizes, children }: FileRowProps) {
  const { language, strings, to } = locale;
  return (
    <li className="grid gap-x-gutter gap-y-2 border-b border-joint py-3.5 xl:grid-cols-2">
      <p>
        <Link {...to(routes.product(id))} className="font-medium underline-offset-4 hover:underline">
          {title}
        </Link>
        {children}
      </p>
      <FileLinks language={language} names={strings.productPage.files} id={id} title={title} sizes={sizes} />
    </li>
  );
}

/** Links to the files of a product, and the button that prints this page as data sheet. */
export function Downloads({ locale, id }: DownloadsProps) {
  const { files, print } = locale.strings.productPage;
  return (
    <div className="mt-12 flex flex-wrap gap-joint print:hidden">
      {productFiles.map((ending) => (
        <a key={ending} href={fileAddress(id, ending, locale.language)} download className={button}>
          {files[ending]}
        </a>
      ))}
      {isShown(routes.files) && (
        <Link {...locale.to(routes.files)} className={button}>
          {locale.strings.productPage.allFiles}
        </Link>
      )}
      <button type="button" data-print-sheet="" className={`${button} cursor-pointer noscript:hidden`}>
        {print}
      </button>
    </div>
  );
}
