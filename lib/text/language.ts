/** Languages of the website. English is the default; `docs/glossary-bn.md` lists the Bangla terms. */
export type Language = 'en' | 'bn';
