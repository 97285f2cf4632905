import { Container } from '@/components/ui/container';
import { Image } from '@/components/ui/image';
import type { Picture } from '@/content/lib/fields';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { Day } from './day';
import { Tag } from './tag';
import type { Locale } from '@/content/strings/locale';

export type ArticleHeadProps = {
  readonly locale: Locale;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly publishedOn: string;
  readonly tag: string;
  readonly image: Readonly<Picture>;
  readonly trail: readonly Crumb[];
};

/** The head of an article: dark ground, crumbs, the title across ten columns, and the picture reaching below it. */
export function ArticleHead({ locale, title, publishedOn, tag, image, trail }: ArticleHeadProps) {
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
            {locale.strings.shared.article.published} <Day locale={locale} day={publishedOn} />
          </span>
          <Tag>{tag}</Tag>
        </p>
        <div className="mt-10 aspect-scene overflow-hidden bg-concrete-100 text-ink md:mt-14 lg:aspect-[2.2] print:mt-4 print:aspect-auto print:h-64">
          <Image image={image} sizes="(min-width: 90rem) 85rem, 100vw" priority />
        </div>
      </Container>
    </header>
  );
}
