import { BreadcrumbJsonLd, JsonLdScript } from 'next-seo';
import type { Graph, Thing } from 'schema-dts';
import { routes } from '@/content/routes';
import { scriptSafe } from '../markup';
import { absoluteUrl } from '../site-origin';
import type { Locale } from '@/content/strings/locale';

type Crumb = {
  readonly title: string;
  /** In English. */
  readonly path: string;
};

type StructuredDataProps = {
  readonly locale: Locale;
  /** What the page is and shows; all of it becomes one graph. */
  readonly nodes: readonly Thing[];
  /** The crumbs that the page shows, from the first page below home to the page itself. */
  readonly crumbs?: readonly Crumb[];
};

/** A page's structured data: one graph, and the crumbs as visitors see them (docs/requirements.md, structured-data). */
export function StructuredData({ locale, nodes, crumbs = [] }: StructuredDataProps) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  const trail = [{ title: locale.strings.shell.pages.home, path: routes.home }, ...crumbs];
  return (
    <>
      <JsonLdScript scriptKey="structured-data" data={scriptSafe(graph)} />
      {crumbs.length > 0 && (
        <BreadcrumbJsonLd
          items={scriptSafe(
            trail.map(({ title, path }) => ({ name: title, item: absoluteUrl(locale.to(path).href) })),
          )}
        />
      )}
    </>
  );
}
