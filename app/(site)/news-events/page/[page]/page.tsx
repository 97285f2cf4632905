import { newsPages } from '../../../_lists/news-pages';

const { further } = newsPages('en');

export const dynamicParams = false;

export const generateStaticParams = further.generateStaticParams;

export const generateMetadata = further.generateMetadata;

export default further.Page;
