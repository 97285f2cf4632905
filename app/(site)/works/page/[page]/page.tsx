import { NewsScreen } from '../../../_lists/news-screen';
import { listPages } from '../../../_lists/list-pages';
import { worksListing } from '../../../_lists/lists';

const { generateStaticParams, generateMetadata, Page } = listPages(worksListing, NewsScreen).further;

export const dynamicParams = false;

export { Page as default, generateMetadata, generateStaticParams };
