import { Day } from '@/components/site/shared/day';
import { Section } from '@/components/site/shared/section';
import { Link } from '@/components/ui/link';
import type { Blog } from '@/content/entities/blogs';
import { blogTeaser } from './blog-list';
import type { Locale } from '@/content/strings/locale';

type MoreBlogsProps = { readonly locale: Locale; readonly post: Blog };

/** Row below an article that links to the same article again and to nothing else, as specified. */
export function MoreBlogs({ locale, post }: MoreBlogsProps) {
  const { link, title, createdAt, tag } = blogTeaser(post, locale);
  return (
    <Section aria-labelledby="more-blogs" className="pb-0 print:hidden" data-pagefind-ignore="">
      <div className="grid items-baseline gap-x-gutter gap-y-4 border-y border-joint py-6 md:grid-cols-12">
        <h2 id="more-blogs" className="type-h3 md:col-span-3">
          {locale.strings.blog.more}
        </h2>
        <Link {...link} className="-mx-4 px-4 py-3 font-semibold hover:bg-white md:col-span-6">
          {title}
        </Link>
        <p className="type-data text-concrete-600 md:col-span-3 md:text-right">
          <Day locale={locale} day={createdAt} />, {tag}
        </p>
      </div>
    </Section>
  );
}
