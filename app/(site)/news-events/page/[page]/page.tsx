import { NewsScreen } from '../../../_lists/news-screen';
import { listPages } from '../../../_lists/list-pages';
import { newsListing } from '../../../_lists/lists';

const { further } = listPages(newsListing, NewsScreen);

export const dynamicParams = false;

export const generateStaticParams = further.generateStaticParams;

export const generateMetadata = further.generateMetadata;

export default further.Page;
