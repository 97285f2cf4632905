import type { ComponentProps, ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { ArrowLeftIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { headingsOf, type Heading } from '@/lib/text';
import { ArticleBody } from './article-body';
import { Image } from '@/components/ui/image';
import type { Elements } from '@/components/ui/elements';
import type { Picture } from '@/lib/records';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { Day } from './day';
import { Tag } from './tag';
import type { Locale } from '@/content/strings/locale';

type ArticlePageProps = ArticleHeadProps & {
  readonly markdown: string;
  /** Maps the `src` of a picture in the text to the URL to show, for the studio's preview. */
  readonly pictureUrl?: ((src: string) => string) | undefined;
  readonly facts?: ComponentProps<typeof ArticleFacts>['facts'];
  readonly children?: Elements;
};

/** Page of an article: head, table of contents (at the left on wide screens), and text. */
export function ArticlePage({ markdown, pictureUrl, facts = [], children, ...head }: ArticlePageProps) {
  const { locale } = head;
  const list = head.trail.at(-1);
  return (
    <article>
      <ArticleHead {...head} />
      <Container className="grid gap-x-gutter pt-14 pb-section lg:grid-cols-12 lg:pt-20 print:block print:pt-6 print:pb-0">
        <div className="lg:col-span-3">
          <ArticleFacts facts={facts} />
          <div className="sticky top-header hidden pt-1 lg:block print:hidden">
            <ArticleContents label={locale.strings.shared.article.contents} headings={headingsOf(markdown)} />
            {list !== undefined && (
              <Link
                {...locale.to(list.path)}
                className="mt-6 inline-flex items-center gap-2.5 py-1 type-small underline-offset-4 first:mt-0 hover:underline"
              >
                <ArrowLeftIcon className="size-4" />
                <span>{list.title}</span>
              </Link>
            )}
          </div>
        </div>
        <div className="min-w-0 lg:col-span-8">
          <ArticleBody texts={locale.strings.shared.article} markdown={markdown} pictureUrl={pictureUrl} />
          {children}
        </div>
      </Container>
    </article>
  );
}

type ArticleContentsProps = { readonly label: string; readonly headings: readonly Heading[] };

/** Table of contents; renders nothing for fewer than two headings. */
function ArticleContents({ label, headings }: ArticleContentsProps) {
  if (headings.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ol className="border-b border-joint">
        {headings.map(({ id, text }) => (
          <li key={id} className="border-t border-joint">
            <Link href={`#${id}`} className="block py-2.5 type-small underline-offset-4 hover:underline">
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type ArticleFactsProps = {
  /** Facts about the work; those without a value are omitted. */
  readonly facts: readonly { readonly title: string; readonly value: ReactNode }[];
};

function ArticleFacts({ facts }: ArticleFactsProps) {
  const known = facts.filter(({ value }) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="mb-10 grid gap-x-gutter border-t-2 border-ink sm:grid-cols-3 lg:grid-cols-1">
      {known.map(({ title, value }) => (
        <div key={title} className="border-b border-joint py-3">
          <dt className="type-small text-concrete-600">{title}</dt>
          <dd className="mt-0.5 type-data">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type ArticleHeadProps = {
  readonly locale: Locale;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly publishedOn: string;
  /** Day of the last change, `YYYY-MM-DD`; shown where it is later. */
  readonly updatedOn?: string | undefined;
  readonly tag: string;
  readonly image: Readonly<Picture>;
  readonly trail: readonly Crumb[];
};

/** Head of an article: dark background, breadcrumbs, title across ten columns, and a picture overlapping its end. */
function ArticleHead({ locale, title, publishedOn, updatedOn, tag, image, trail }: ArticleHeadProps) {
  return (
    <header className="article-head pt-40 text-paper md:pt-47 print:pt-0 print:text-ink" data-ground="dark">
      <Container>
        <Breadcrumbs locale={locale} trail={trail} current={title} />
        <div className="grid lg:grid-cols-12">
          <h1 data-pagefind-ignore="" className="mt-5 type-headline lg:col-span-10">
            {title}
          </h1>
        </div>
        <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3 type-data print:mt-3">
          <span>
            <span>{locale.strings.shared.article.published}</span> <Day locale={locale} day={publishedOn} />
          </span>
          {updatedOn !== undefined && updatedOn > publishedOn && (
            <span>
              <span>{locale.strings.shared.article.updated}</span> <Day locale={locale} day={updatedOn} />
            </span>
          )}
          <Tag>{tag}</Tag>
        </p>
        <div className="mx-wide mt-10 aspect-scene overflow-hidden bg-concrete-100 text-ink md:mt-14 lg:aspect-banner print:mt-4 print:aspect-auto print:h-64">
          <Image image={image} sizes="(min-width: 115rem) 110rem, 100vw" priority />
        </div>
      </Container>
    </header>
  );
}
