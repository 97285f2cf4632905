import { NewsScreen } from '../../../_lists/news-screen';
import { listPages } from '../../../_lists/list-pages';
import { newsListing } from '../../../_lists/lists';

const { generateStaticParams, generateMetadata, Page } = listPages(newsListing, NewsScreen).further;

export const dynamicParams = false;

export { Page as default, generateMetadata, generateStaticParams };
