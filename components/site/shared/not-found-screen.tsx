import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { mainMenu } from '@/content/navigation';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import type { Locale } from '@/content/strings/locale';
import { SearchForm } from './search-form';

const COURSES = 9;
/** Number of blocks that fills a course on the widest screens; the wall clips the rest. */
const BLOCKS = 8;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Decorative wall in running bond with one block missing, drawn by `styles/not-found.css`. */
function NotFoundArt() {
  return (
    <div className="not-found-art" aria-hidden="true">
      <div className="not-found-art-courses">
        {upTo(COURSES).map((course) => (
          <div key={course} className="not-found-art-course">
            {upTo(BLOCKS).map((block) => (
              <span key={block} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const suggested: readonly string[] = [
  routes.products,
  routes.keyProduct,
  routes.works,
  routes.newsEvents,
  routes.contact,
];

const WAY = 'inline-block py-2 underline decoration-concrete-400 underline-offset-4 hover:decoration-ink';

type NotFoundScreenProps = {
  readonly locale: Locale;
  /** Second language of the page, which hosts serve for unknown addresses of all languages; the website may have one. */
  readonly other?: Locale | undefined;
};

/** Page for unknown addresses, with the wording of docs/requirements.md. */
export function NotFoundScreen({ locale, other }: NotFoundScreenProps) {
  const { shell, shared } = locale.strings;
  const { notFound } = shared;
  return (
    <div className="not-found">
      <div className="not-found-text flex flex-col justify-end">
        <p className="not-found-code type-colossal">404!</p>
        <h1 className="mt-9 type-h2 lg:mt-12">{notFound.title}</h1>
        <p className="mt-4 max-w-lead text-concrete-600">{notFound.text}</p>
        <div className="mt-8">
          <ButtonLink {...locale.to(routes.home)}>{notFound.toHome}</ButtonLink>
        </div>
        {other && <OtherWords locale={other} />}
        {isShown(routes.search) && (
          <div className="mt-10 lg:mt-14">
            <SearchForm locale={locale} />
          </div>
        )}
        <nav aria-label={notFound.sections} className="mt-7 border-t border-joint pt-4">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 type-data">
            {mainMenu
              .filter(({ path }) => suggested.includes(path))
              .map(({ page, path }) => (
                <li key={path}>
                  <Link {...locale.to(path)} className={WAY}>
                    {shell.pages[page]}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </div>
      <NotFoundArt />
    </div>
  );
}

function OtherWords({ locale }: { readonly locale: Locale }) {
  const { language, strings, to } = locale;
  const { title, text, toHome, sections } = strings.shared.notFound;
  const { search, pages } = strings.shell;
  const ways = (
    [
      [search, routes.search],
      [pages.products, routes.products],
      [pages.contact, routes.contact],
    ] as const
  ).filter(([, path]) => isShown(path));
  return (
    <div lang={language} className="not-found-other mt-9 border-t border-joint pt-6">
      <p className="font-semibold">{title}</p>
      <p className="mt-2 mb-5 max-w-lead text-concrete-600">{text}</p>
      <ButtonLink {...to(routes.home)} hrefLang={language} tone="outline">
        {toHome}
      </ButtonLink>
      <nav aria-label={sections} className="mt-4">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 type-data">
          {ways.map(([name, path]) => (
            <li key={path}>
              <Link {...to(path)} hrefLang={language} className={WAY}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
