import { ArrowLeftIcon } from '@/components/ui/icons';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/strings/locale';

type ListPagerProps = {
  readonly locale: Locale;
  /** Number of this page, one-based. */
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
};

const linkStyles = 'inline-flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline';

/** Pagination of a long list: See More links to the next page. Renders nothing for a single page. */
export function ListPager({ locale, page, pageCount, hrefOf }: ListPagerProps) {
  if (pageCount === 1) return null;
  const { pager } = locale.strings.shared;
  return (
    <nav
      aria-label={pager.label}
      className="mt-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 print:hidden"
    >
      <p className="type-data text-concrete-600">{locale.fill(pager.place, { page, count: pageCount })}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {page > 1 && (
          <Link {...locale.to(hrefOf(page - 1))} className={linkStyles}>
            <ArrowLeftIcon className="size-4.5" />
            <span>{locale.fill(pager.back, { page: page - 1 })}</span>
          </Link>
        )}
        {page < pageCount - 1 && (
          <Link {...locale.to(hrefOf(pageCount))} className={linkStyles}>
            {pager.last}
          </Link>
        )}
        {page < pageCount && (
          <ButtonLink {...locale.to(hrefOf(page + 1))}>
            <span>{pager.more}</span>{' '}
            <span className="sr-only">{locale.fill(pager.onPage, { page: page + 1 })}</span>
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
