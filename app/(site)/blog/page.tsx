import { BlogScreen } from '../_lists/blog-screen';
import { listPages } from '../_lists/list-pages';
import { blogListing } from '../_lists/lists';

const pages = listPages(blogListing, BlogScreen);

export const metadata = pages.metadata;

export default pages.FirstPage;
