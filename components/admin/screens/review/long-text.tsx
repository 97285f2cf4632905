import { site } from '@/components/admin/site';

/** A long text as the website shows it. */
export function LongText({ markdown }: { readonly markdown: string }) {
  const { ArticleView } = site();
  return <ArticleView markdown={markdown} />;
}
