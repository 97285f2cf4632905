import { blogPages } from '../_lists/blog-pages';

const pages = blogPages('en');

export const metadata = pages.metadata;

export default pages.FirstPage;
