import type { Document } from '@/content/entities/documents';
import type { Locale } from '@/content/strings/locale';
import { inLanguage } from '@/lib/records';
import { Day } from './day';

type DocumentListProps = {
  readonly locale: Locale;
  readonly documents: readonly Document[];
  /** Returns the size of a file with its unit; undefined where it is unknown, as in the studio. */
  readonly sizeOf?: (src: string) => string | undefined;
};

/** List of PDF files to download, each with its language, size and day. */
export function DocumentList({ locale, documents, sizeOf }: DocumentListProps) {
  const { languages, facts } = locale.strings.products.documents;
  return (
    <ul className="border-t-2 border-ink">
      {documents.map(({ id, title, file, language, day }) => (
        <li key={id} className="border-b border-joint py-3.5">
          <a
            href={file}
            download
            type="application/pdf"
            hrefLang={language === 'both' ? undefined : language}
            className="font-medium underline-offset-4 hover:underline"
          >
            {inLanguage(title, locale.language)}
          </a>
          <span className="block type-small text-concrete-600">
            <span>
              {[locale.fill(facts, { language: languages[language] }), sizeOf?.(file)]
                .filter(Boolean)
                .join(', ')}
            </span>{' '}
            <Day locale={locale} day={day} />
          </span>
        </li>
      ))}
    </ul>
  );
}
