import { BlogScreen } from '../../../_lists/blog-screen';
import { listPages } from '../../../_lists/list-pages';
import { blogListing } from '../../../_lists/lists';

const { further } = listPages(blogListing, BlogScreen);

export const dynamicParams = false;

export const generateStaticParams = further.generateStaticParams;

export const generateMetadata = further.generateMetadata;

export default further.Page;
