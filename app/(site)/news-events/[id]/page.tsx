import { newsItems } from '@/content/entities/news';
import { newsItem } from '../../_screens/news-item';
import { recordPages } from '../../_screens/site-page';

const pages = recordPages('en', newsItem);

export const dynamicParams = false;

export const generateStaticParams = () => newsItems.map(({ _id }) => _id).map((id) => ({ id }));

export const generateMetadata = pages.generateMetadata;

export default pages.RecordPage;
