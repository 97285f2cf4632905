import { NewsScreen } from '../_lists/news-screen';
import { listPages } from '../_lists/list-pages';
import { newsListing } from '../_lists/lists';

const pages = listPages(newsListing, NewsScreen);

export const metadata = pages.metadata;

export default pages.FirstPage;
