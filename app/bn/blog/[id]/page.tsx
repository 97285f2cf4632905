import { blogPost } from '@/app/(site)/_screens/blog-post';
import { recordPages } from '@/app/(site)/_screens/site-page';
import { blogs } from '@/content/entities/blogs';
import { hasLanguage } from '@/content/lib/language';
import { pageIds } from '@/content/lib/list-pages';

const pages = recordPages('bn', blogPost);

export const dynamicParams = false;

export const generateStaticParams = () =>
  pageIds(blogs.filter((record) => hasLanguage(record, 'bn')).map(({ _id }) => _id)).map((id) => ({ id }));

export const generateMetadata = pages.generateMetadata;

export default pages.RecordPage;
