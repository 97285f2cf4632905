import { bytesText } from '@/components/admin/lib/wording';

/** The fields of the company's mark and colour. */
export const brandFieldStrings = {
  file: 'Choose an SVG file',
  how: 'Or drop it here, or paste the SVG code below.',
  gone: 'This file cannot be read. Choose it again.',
  tooLarge: (most: number) => `This file is larger than ${bytesText(most)}. Ask for a simpler drawing.`,
  refused: (label: string, reason: string) => `${label} ${reason}.`,
  pick: 'Pick the colour',
  code: 'Colour as a code, such as #7A1620',
  roles: {
    brand: 'The colour itself',
    on: 'Text on it',
    ink: 'Text and lines on light pages',
    deep: 'Dark sections',
    pale: 'Text and bars on dark grounds',
  },
  darkened: (brand: string, ink: string) =>
    `${brand} is too light for text on light pages. Links and lines there are ${ink}.`,
} as const;

/** The preview of mark and colour. */
export const brandPreviewStrings = {
  button: 'Contact Us',
  link: 'A link in a text',
  waiting: 'The preview appears when the mark and the colour are both valid.',
} as const;
