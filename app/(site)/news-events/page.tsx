import { NewsScreen } from '../_lists/news-screen';
import { listPages } from '../_lists/list-pages';
import { newsListing } from '../_lists/lists';

const { metadata, FirstPage } = listPages(newsListing, NewsScreen);

export { FirstPage as default, metadata };
