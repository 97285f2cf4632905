/** The preview of a record, loaded with the editor or from a row. */
export const previewStrings = {
  title: 'Preview',
  page: 'The page',
  record: 'The record on the website',
  large: 'Large view',
  width: 'Width of the preview',
  fullWidth: 'Full',
  loading: 'Loading the preview…',
  notShown: (line: number, reason: string) => `The article cannot be shown: line ${line} ${reason}.`,
  blog: 'Blog',
  news: 'News & Events',
  benefit: {
    load: 'Reduced Load',
    expense: 'Reduced Expense',
    space: 'Expanded Space',
    basis: 'Rests on',
  },
  noPictures: 'No pictures yet.',
  /** What stands where a draft has no value yet. */
  samples: {
    product: 'Product',
    size: 'Size in mm',
    inch: 'Size in inches',
    title: 'Title',
    category: 'Category',
    article: 'The text of the article.',
    description: 'Description',
    name: 'Name',
    message: 'Message',
  },
} as const;
