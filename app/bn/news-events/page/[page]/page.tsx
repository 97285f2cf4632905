import { newsPages } from '@/app/(site)/_lists/news-pages';

const { further } = newsPages('bn');

export const dynamicParams = false;

export const generateStaticParams = further.generateStaticParams;

export const generateMetadata = further.generateMetadata;

export default further.Page;
