import { ArticleCard } from '@/components/site/shared/article-card';
import { ArticleGrid } from '@/components/site/shared/article-grid';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import type { Blog } from '@/content/blogs';
import { blogTeaser } from './blog-teaser';

type MoreBlogsProps = { readonly post: Blog };

/** Repeats the article it stands under, and nothing else, as specified. */
export function MoreBlogs({ post }: MoreBlogsProps) {
  return (
    <Section ground="concrete" aria-labelledby="more-blogs" className="print:hidden">
      <SectionHead
        id="more-blogs"
        title="More Blogs"
        lead="The article you have just read, once more in short."
      />
      <div className="bg-paper">
        <ArticleGrid>
          <li>
            <ArticleCard article={blogTeaser(post)} isLead isNested />
          </li>
        </ArticleGrid>
      </div>
    </Section>
  );
}
