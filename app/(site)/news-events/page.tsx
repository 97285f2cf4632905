import { newsPages } from '../_lists/news-pages';

const pages = newsPages('en');

export const metadata = pages.metadata;

export default pages.FirstPage;
