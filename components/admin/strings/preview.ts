/** The preview of a record, loaded with the editor or from a row. */
export const previewStrings = {
  title: 'Preview',
  shownOn: 'Shown on',
  page: 'The page',
  record: 'The entry on the website',
  large: 'Whole screen',
  width: 'Screen of the preview',
  widths: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
  language: 'Language of the preview',
  languages: { en: 'English', bn: 'Bangla' },
  loading: 'Loading the preview…',
  failed: 'No preview of these values. They are kept.',
  notShown: (line: number, reason: string) => `The article cannot be shown: line ${line} ${reason}.`,
  noPictures: 'No pictures yet.',
  headOffice: 'Head office',
  factory: 'Factory',
} as const;
