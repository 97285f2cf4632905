/** The fields that only this website has. They load with the first form that shows one (`website.ts`). */
export { ColoursField, MarkField } from './brand-fields';
export { BlocksField } from './landing-blocks';
export { ProductFormField } from './product-form';
