import { Link } from '@/components/ui/link';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

/** A page of the trail, by its English path. */
export type Crumb = { readonly title: string; readonly path: string };

type BreadcrumbsProps = {
  readonly locale: Locale;
  /** Pages between the home page and this one, outermost first. */
  readonly trail?: readonly Crumb[];
  readonly current: string;
};

/** Breadcrumbs from the home page to this one (WAI-ARIA APG, Breadcrumb). */
export function Breadcrumbs({ locale, trail = [], current }: BreadcrumbsProps) {
  const { breadcrumb, pages } = locale.strings.shell;
  return (
    <nav aria-label={breadcrumb} className="type-data print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {[{ title: pages.home, path: routes.home }, ...trail].map(({ title, path }) => (
          <li key={path} className="flex gap-x-2">
            <Link {...locale.to(path)} className="inline-block py-1 underline-offset-4 hover:underline">
              {title}
            </Link>
            <span className="py-1" aria-hidden="true">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="py-1 first-letter:uppercase">
          {current}
        </li>
      </ol>
    </nav>
  );
}
