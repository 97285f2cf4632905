import { BlogScreen } from '../_lists/blog-screen';
import { listPages } from '../_lists/list-pages';
import { blogListing } from '../_lists/lists';

const { metadata, FirstPage } = listPages(blogListing, BlogScreen);

export { FirstPage as default, metadata };
