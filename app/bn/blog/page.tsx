import { blogPages } from '@/app/(site)/_lists/blog-pages';

const pages = blogPages('bn');

export const metadata = pages.metadata;

export default pages.FirstPage;
