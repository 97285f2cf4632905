import { BlogScreen } from '../../../_lists/blog-screen';
import { listPages } from '../../../_lists/list-pages';
import { blogListing } from '../../../_lists/lists';

const { generateStaticParams, generateMetadata, Page } = listPages(blogListing, BlogScreen).further;

export const dynamicParams = false;

export { Page as default, generateMetadata, generateStaticParams };
