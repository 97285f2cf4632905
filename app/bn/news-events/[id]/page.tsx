import { newsItem } from '@/app/(site)/_screens/news-item';
import { recordPages } from '@/app/(site)/_screens/site-page';
import { newsItems } from '@/content/entities/news';
import { hasLanguage } from '@/content/lib/language';
import { pageIds } from '@/content/lib/list-pages';

const pages = recordPages('bn', newsItem);

export const dynamicParams = false;

export const generateStaticParams = () =>
  pageIds(newsItems.filter((record) => hasLanguage(record, 'bn')).map(({ _id }) => _id)).map((id) => ({
    id,
  }));

export const generateMetadata = pages.generateMetadata;

export default pages.RecordPage;
