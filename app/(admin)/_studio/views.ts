/** Views of fields as this website shows them. They load with the first review that shows one (`website.ts`). */
export { ArticleView } from './article-view';
export { ColoursView, MarkView } from './brand-views';
export { ProductShape } from './product-drawing';
