/** Texts of the public site outside the records; Bangla follows docs/glossary-bn.md. */
export * from './answers';
export * from './articles';
export * from './calculator';
export * from './careers';
export * from './contact';
export * from './details';
export * from './home';
export * from './key-product';
export * from './list';
export * from './media';
export * from './product-page';
export * from './products';
export * from './search';
export * from './shared';
export * from './shell';
export * from './stated';
export * from './turn';
