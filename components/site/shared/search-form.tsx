import { buttonStyles } from '@/components/ui/button-styles';
import { SearchIcon } from '@/components/ui/icons';
import { routes } from '@/content/routes';
import { hasFeeds, isShown } from '@/content/pages/shown-pages';
import type { Locale } from '@/content/strings/locale';
import { controlStyles } from './form-field';

/** Longest question, in characters. */
const MAX_LENGTH = 100;

/** What the website has, apart from pages that are off. */
function labelIn({ label, withoutVacancies, withoutArticles }: Locale['strings']['shared']['searchForm']) {
  if (!hasFeeds) return withoutArticles;
  return isShown(routes.career) ? label : withoutVacancies;
}

/** A plain form that asks the search page: it works without scripts, and its answer has an address. */
export function SearchForm({ locale }: { readonly locale: Locale }) {
  const { searchForm } = locale.strings.shared;
  return (
    <form role="search" action={locale.to(routes.search).href} method="get" className="grid gap-2">
      <label htmlFor="q" className="type-data">
        {labelIn(searchForm)}
      </label>
      <div className="flex">
        <input
          id="q"
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_LENGTH}
          // Reached by its fragment, it leaves the page at its top.
          className={`${controlStyles} min-w-0 flex-1 scroll-mt-screen`}
        />
        <button type="submit" className={`${buttonStyles({ tone: 'ink' })} shrink-0`}>
          <SearchIcon />
          <span className="sr-only sm:not-sr-only">{searchForm.send}</span>
        </button>
      </div>
    </form>
  );
}
