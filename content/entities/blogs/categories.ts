/** What a blog post can be about, as spelt on its label. */
export const blogCategories = ['Future', 'Concrete Industry', 'Innovation'] as const;
