import { blogs } from '@/content/entities/blogs';
import { pageIds } from '@/content/lib/list-pages';
import { blogPost } from '../../_screens/blog-post';
import { recordPages } from '../../_screens/site-page';

const pages = recordPages('en', blogPost);

export const dynamicParams = false;

export const generateStaticParams = () => pageIds(blogs.map(({ _id }) => _id)).map((id) => ({ id }));

export const generateMetadata = pages.generateMetadata;

export default pages.RecordPage;
