import { NewsScreen } from '../_lists/news-screen';
import { listPages } from '../_lists/list-pages';
import { worksListing } from '../_lists/lists';

const { metadata, FirstPage } = listPages(worksListing, NewsScreen);

export { FirstPage as default, metadata };
