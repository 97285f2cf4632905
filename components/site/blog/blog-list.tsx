import { ArticleCard, type ArticleTeaser } from '@/components/site/shared/article-card';
import { Day } from '@/components/site/shared/day';
import { NothingYet } from '@/components/site/shared/nothing-yet';
import { Section } from '@/components/site/shared/section';
import { Link } from '@/components/ui/link';
import type { Blog } from '@/content/entities/blogs';
import { inLanguage } from '@/lib/records';
import { routes } from '@/content/routes';
import { SeeMore } from './see-more.client';
import type { Locale } from '@/content/strings/locale';

/** Number of posts shown at first, and added by each See More (docs/requirements.md). */
const FIRST = 8;
const STEP = 4;

type BlogListProps = { readonly locale: Locale; readonly posts: readonly Blog[] };

/** List of posts as cards, in the given order. Up to eight posts need neither See More nor a script. */
export function BlogList({ locale, posts }: BlogListProps) {
  const { seeMore, shown, added } = locale.strings.blog;
  if (posts.length === 0) {
    return <NothingYet locale={locale} page="blog" />;
  }
  const cards = posts.map((post, index) => (
    <ArticleCard
      key={post._id}
      locale={locale}
      article={blogTeaser(post, locale)}
      isLead={index === 0}
      place={index < posts.length - 2 ? 'inner' : 'last'}
    />
  ));
  if (posts.length > FIRST) {
    return (
      <SeeMore language={locale.language} texts={{ seeMore, shown, added }} first={FIRST} step={STEP}>
        {cards}
      </SeeMore>
    );
  }
  return (
    <ul className="article-grid">
      {cards.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  );
}

/** Returns the data of a post's card. */
export function blogTeaser(post: Blog, locale: Locale): ArticleTeaser {
  const { _id, title, createdAt, category, image, desc } = inLanguage(post, locale.language);
  const tag = locale.strings.blog.categories[category];
  return { link: locale.to(routes.blogPost(_id)), title, createdAt, tag, image, desc };
}

type MoreBlogsProps = { readonly locale: Locale; readonly post: Blog };

/** Row below an article that links to the same article again and to nothing else, as specified. */
export function MoreBlogs({ locale, post }: MoreBlogsProps) {
  const { link, title, createdAt, tag } = blogTeaser(post, locale);
  return (
    <Section aria-labelledby="more-blogs" className="print:hidden" data-pagefind-ignore="">
      <div className="grid items-baseline gap-x-gutter gap-y-4 border-y border-joint py-6 md:grid-cols-12">
        <h2 id="more-blogs" className="type-h3 md:col-span-3">
          {locale.strings.blog.more}
        </h2>
        <Link {...link} className="-mx-4 px-4 py-3 font-semibold hover:bg-white md:col-span-6">
          {title}
        </Link>
        <p className="type-data text-concrete-600 md:col-span-3 md:text-right">
          <Day locale={locale} day={createdAt} />
          <span>{`, ${tag}`}</span>
        </p>
      </div>
    </Section>
  );
}
