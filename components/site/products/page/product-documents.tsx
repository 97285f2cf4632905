import type { ComponentProps } from 'react';
import { DocumentList } from '@/components/site/shared/document-list';
import { Section } from '@/components/site/shared/section';

/** Files that belong to a product; nothing without any. */
export function ProductDocuments(props: ComponentProps<typeof DocumentList>) {
  if (props.documents.length === 0) return null;
  return (
    <Section aria-labelledby="documents" className="pt-band print:hidden" data-pagefind-ignore="">
      <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-2">
        <h2 id="documents" className="type-h2">
          {props.locale.strings.products.documents.title}
        </h2>
        <DocumentList {...props} />
      </div>
    </Section>
  );
}
