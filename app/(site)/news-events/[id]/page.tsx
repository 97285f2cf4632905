import { newsItem } from '../../_screens/news-item';
import { recordPages } from '../../_screens/site-page';

const { generateStaticParams, generateMetadata, RecordPage } = recordPages('en', newsItem);

export const dynamicParams = false;

export { RecordPage as default, generateMetadata, generateStaticParams };
