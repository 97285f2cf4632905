import type { Language } from '@/content/lib/language';
import { NewsScreen } from './news-screen';
import { listPages } from './list-pages';
import { worksListing } from './lists';

/** The works. */
export const worksPages = (language: Language) =>
  listPages(language, worksListing, (props) => <NewsScreen listing={worksListing} {...props} />);
