import { newsItem } from '../../_screens/news-item';
import { recordPages } from '../../_screens/site-page';

const { generateStaticParams, generateMetadata, RoutePage } = recordPages('en', newsItem);

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
