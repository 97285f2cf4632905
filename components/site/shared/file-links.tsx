import type { Language } from '@/content/lib/language';
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

/** Links to every file of a product. */
export const FileLinks = ({ language, names, id, title, sizes = {} }: FileLinksProps) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1">
    {productFiles.map((ending) => (
      <li key={ending}>
        <a
          href={fileAddress(id, ending, language)}
          download
          aria-label={`${title}: ${names[ending]}`}
          className="inline-block py-1 font-medium underline-offset-4 hover:underline"
        >
          {ending.toUpperCase()}
        </a>
        {sizes[ending] !== undefined && (
          <span className="type-small text-concrete-600"> {sizes[ending]}</span>
        )}
      </li>
    ))}
  </ul>
);
