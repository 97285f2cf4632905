import { ArrowLeftIcon } from '@/components/ui/icons/arrow-left-icon';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';

type ListPagerProps = {
  /** Which page this is, counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The address of a page by its number. */
  readonly hrefOf: (page: number) => string;
};

const linkStyles = 'inline-flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline';

/** The way through a list that fills several pages: See More leads to the next one, and all are links. */
export function ListPager({ page, pageCount, hrefOf }: ListPagerProps) {
  if (pageCount === 1) return null;
  return (
    <nav
      aria-label="Pages of this list"
      className="mt-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 print:hidden"
    >
      <p className="type-data text-concrete-600">
        Page {page} of {pageCount}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {page > 1 && (
          <Link href={hrefOf(page - 1)} className={linkStyles}>
            <ArrowLeftIcon className="size-4.5" />
            Back to page {page - 1}
          </Link>
        )}
        {page < pageCount - 1 && (
          <Link href={hrefOf(pageCount)} className={linkStyles}>
            Last page
          </Link>
        )}
        {page < pageCount && (
          <ButtonLink href={hrefOf(page + 1)}>
            See More <span className="sr-only">on page {page + 1}</span>
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
