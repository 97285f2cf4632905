import type { Language } from '@/content/lib/language';
import { NewsScreen } from './news-screen';
import { listPages } from './list-pages';
import { newsListing } from './lists';

/** The news. */
export const newsPages = (language: Language) =>
  listPages(language, newsListing, (props) => <NewsScreen listing={newsListing} {...props} />);
