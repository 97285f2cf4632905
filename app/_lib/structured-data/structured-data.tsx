import { BreadcrumbJsonLd, JsonLdScript } from 'next-seo';
import type { Graph, Thing } from 'schema-dts';
import { routes } from '@/content/routes';
import { scriptSafe } from '../markup';
import type { PageFacts } from '../page-meta';
import { absoluteUrl } from '../site-origin';
import type { Locale } from '@/content/strings/locale';

type StructuredDataProps = {
  readonly locale: Locale;
  /** Things on the page, combined to one graph. */
  readonly nodes: readonly Thing[];
  /** Visible breadcrumbs, from the first page below home to the page itself. */
  readonly crumbs?: readonly Pick<PageFacts, 'title' | 'path'>[];
};

/** Structured data of a page: one graph, and its visible breadcrumbs (docs/requirements.md, structured-data). */
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
