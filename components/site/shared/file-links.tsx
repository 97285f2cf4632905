import type { Language } from '@/lib/text';
import { inBangla, type ProductFile, productFiles, routes } from '@/content/routes';

/** Returns the address of a file in a language; only an SVG exists in Bangla. */
export function fileAddress(id: string, ending: ProductFile, language: Language) {
  const address = routes.productFile(id, ending);
  return ending === 'svg' && language === 'bn' ? inBangla(address) : address;
}

type FileLinksProps = {
  readonly language: Language;
  /** What each file is called; its link shows the ending alone. */
  readonly names: Readonly<Record<ProductFile, string>>;
  readonly id: string;
  readonly title: string;
  readonly sizes?: Partial<Record<ProductFile, string>> | undefined;
};

/** Links to every file of a product; with their sizes below them in columns, which are those of every row. */
export const FileLinks = ({ language, names, id, title, sizes }: FileLinksProps) => (
  <ul className={sizes ? 'grid grid-cols-4 gap-x-2 sm:grid-cols-7' : 'flex flex-wrap gap-x-2 md:gap-x-4'}>
    {productFiles.map((ending) => (
      <li key={ending}>
        <a
          href={fileAddress(id, ending, language)}
          download
          aria-label={`${title}: ${names[ending]}`}
          className="inline-flex min-h-11 min-w-11 items-center font-medium underline underline-offset-4 md:min-h-6 md:min-w-0"
        >
          {ending.toUpperCase()}
        </a>
        {sizes?.[ending] !== undefined && (
          <span className="block type-small text-concrete-600">{` ${sizes[ending]}`}</span>
        )}
      </li>
    ))}
  </ul>
);
