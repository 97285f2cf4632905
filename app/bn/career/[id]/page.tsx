import { vacancy } from '@/app/(site)/_screens/vacancy';
import { recordPages } from '@/app/(site)/_screens/site-page';
import { vacancies } from '@/content/entities/vacancies';
import { hasLanguage } from '@/content/lib/language';
import { pageIds } from '@/content/lib/list-pages';

const pages = recordPages('bn', vacancy);

export const dynamicParams = false;

export const generateStaticParams = () =>
  pageIds(vacancies.filter((record) => hasLanguage(record, 'bn')).map(({ _id }) => _id)).map((id) => ({
    id,
  }));

export const generateMetadata = pages.generateMetadata;

export default pages.RecordPage;
