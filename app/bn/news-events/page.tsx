import { newsPages } from '@/app/(site)/_lists/news-pages';

const pages = newsPages('bn');

export const metadata = pages.metadata;

export default pages.FirstPage;
