import type { ReactNode } from 'react';
import { FactsRow } from '@/components/site/about/facts-row';
import { ContactDetails } from '@/components/site/contact/contact-details';
import { FilmButton } from '@/components/site/media/video-wall';
import { FileRow } from '@/components/site/products/page/downloads';
import { ProductTiles } from '@/components/site/products/product-tile';
import { DocumentList } from '@/components/site/shared/document-list';
import { ArticleBody } from '@/components/site/shared/article-body';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { Image } from '@/components/ui/image';
import type { LandingPage } from '@/content/entities/landing-pages';
import { getDocument } from '@/content/entities/documents';
import { getProduct } from '@/content/entities/products';
import { productTitle } from '@/content/strings/product-name';
import type { InLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';
import { shownProduct } from '@/content/strings/product-in';

type Block = InLanguage<LandingPage>['blocks'][number];

type BlocksProps = {
  readonly locale: Locale;
  readonly page: Pick<InLanguage<LandingPage>, 'title' | 'summary' | 'blocks'>;
  /** Maps the `src` of a picture in a text to the URL to show, for the studio's preview. */
  readonly pictureUrl?: (src: string) => string;
  /** Returns the size of a document with its unit; not in the studio's preview. */
  readonly sizeOf?: (src: string) => string | undefined;
};

type BlockProps = Pick<BlocksProps, 'locale' | 'pictureUrl' | 'sizeOf'> & {
  readonly block: Block;
  readonly id: string;
};

/** Ids of a film's dialog and of a heading, by the place of the block on the page. */
export const filmDialogOf = (index: number) => `film-${index}`;
const headOf = (index: number) => `block-${index}`;

/** Blocks of one column: their head is left of it, the content begins at the page's second axis. */
const isColumn = ({ kind }: Block) => kind === 'text' || kind === 'table' || kind === 'contact';

/** A page of blocks: banner with the title, summary, then the other blocks in their order. */
export function LandingBlocks({ locale, page: { title, summary, blocks }, ...shared }: BlocksProps) {
  const opening = blocks.findIndex(({ kind }) => kind !== 'banner');
  const isLeadBesideText = blocks[opening]?.kind === 'text' && !blocks[opening].title;
  const lead = <p className={`max-w-lead type-lead ${isLeadBesideText ? 'max-lg:mb-8' : ''}`}>{summary}</p>;
  return (
    <>
      <PageBanner locale={locale} title={title} image={blocks.find(({ kind }) => kind === 'banner')?.image} />
      {!isLeadBesideText && <Section aria-label={title}>{lead}</Section>}
      {blocks.map((block, index) => {
        const content = contents[block.kind]({ locale, block, id: filmDialogOf(index), ...shared });
        const head = block.title && <SectionHead id={headOf(index)} title={block.title} />;
        return (
          content !== null && (
            <Section
              key={index}
              ground={block.kind === 'figures' || block.kind === 'quotation' ? 'concrete' : 'paper'}
              aria-labelledby={block.title ? headOf(index) : undefined}
            >
              <div className={isColumn(block) ? 'grid gap-x-gutter lg:grid-cols-12' : ''}>
                <div className="lg:col-span-5">{isLeadBesideText && index === opening ? lead : head}</div>
                <div className="min-w-0 lg:col-span-6 lg:col-start-7">{content}</div>
              </div>
            </Section>
          )
        );
      })}
    </>
  );
}

/** Contents of the kinds of blocks. The schema requires the fields that each shows. */
const contents: Readonly<Record<Block['kind'], (props: BlockProps) => ReactNode>> = {
  banner: () => null,
  text: (props) => <TextBlock {...props} />,
  table: (props) => <TextBlock {...props} />,
  pictures: ({ block: { images = [] } }) => (
    <ul className={`grid gap-x-joint gap-y-6 ${images.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {images.map(({ image, caption }, index) => (
        <li key={index}>
          <figure>
            <div className="aspect-scene overflow-hidden bg-concrete-100">
              <Image image={image} sizes="(width >= 48rem) 50vw, 100vw" />
            </div>
            {caption && <figcaption className="mt-2 type-small text-concrete-600">{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  ),
  figures: ({ block }) => <FactsRow facts={block.figures ?? []} />,
  products: ({ locale, block }) => <ProductTiles locale={locale} products={productsOf(block)} />,
  film: ({ locale, block: { film = '', image, title = '' }, id }) =>
    image && (
      <FilmButton
        locale={locale}
        film={film}
        title={title}
        picture={image}
        dialog={id}
        sizes="(min-width: 90rem) 85rem, 100vw"
      />
    ),
  quotation: ({ block }) => (
    <figure className="grid gap-y-6">
      <blockquote className="type-h3 lg:w-3/4">{`“${block.quotation}”`}</blockquote>
      <figcaption className="type-data">{block.name}</figcaption>
    </figure>
  ),
  documents: ({ locale, block, sizeOf }) => (
    <DocumentList locale={locale} documents={documentsOf(block)} sizeOf={sizeOf} />
  ),
  contact: ({ locale }) => <ContactDetails locale={locale} />,
  files: ({ locale, block }) => (
    <ul className="border-t-2 border-ink">
      {productsOf(block)
        .filter(({ form }) => form !== undefined)
        .map((product) => (
          <FileRow
            key={product.id}
            locale={locale}
            id={product.id}
            title={productTitle(shownProduct(product, locale))}
          />
        ))}
    </ul>
  ),
};

const documentsOf = ({ documents = [] }: Block) => documents.flatMap((id) => getDocument(id) ?? []);

const productsOf = ({ products = [] }: Block) => products.flatMap((id) => getProduct(id) ?? []);

const TextBlock = ({ locale, block: { text = '' }, pictureUrl }: BlockProps) => (
  <ArticleBody markdown={text} texts={locale.strings.shared.article} pictureUrl={pictureUrl} />
);
