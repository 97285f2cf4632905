import type { Language } from '@/content/lib/language';
import { BlogScreen } from './blog-screen';
import { listPages } from './list-pages';
import { blogListing } from './lists';

/** The blog. */
export const blogPages = (language: Language) => listPages(language, blogListing, BlogScreen);
