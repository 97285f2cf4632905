import { vacancy } from '../../_screens/vacancy';
import { recordPages } from '../../_screens/site-page';

const { generateStaticParams, generateMetadata, RoutePage } = recordPages('en', vacancy);

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
