import { vacancy } from '../../_screens/vacancy';
import { recordPages } from '../../_screens/site-page';

const { generateStaticParams, generateMetadata, RecordPage } = recordPages('en', vacancy);

export const dynamicParams = false;

export { RecordPage as default, generateMetadata, generateStaticParams };
