import { NewsScreen } from '../_lists/news-screen';
import { listPages } from '../_lists/list-pages';
import { worksListing } from '../_lists/lists';

const pages = listPages(worksListing, NewsScreen);

export const metadata = pages.metadata;

export default pages.FirstPage;
