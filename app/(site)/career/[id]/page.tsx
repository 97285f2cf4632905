import { vacancies } from '@/content/entities/vacancies';
import { vacancy } from '../../_screens/vacancy';
import { recordPages } from '../../_screens/site-page';

const pages = recordPages('en', vacancy);

export const dynamicParams = false;

export const generateStaticParams = () => vacancies.map(({ _id }) => _id).map((id) => ({ id }));

export const generateMetadata = pages.generateMetadata;

export default pages.RecordPage;
