import { countNoun } from '@/components/admin/lib/wording';
import { inSentence } from '@/lib/text';

const pictures = (count: number) => countNoun(count, 'picture', 'pictures');

/** The visual editor, loaded with it. */
export const writingStrings = {
  tools: (label: string) => `Format ${inSentence(label)}`,
  tableTools: 'Change the table',
  names: {
    h2: 'Heading',
    h3: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    list: 'List',
    numbers: 'Numbered list',
    quote: 'Quote',
    picture: 'Picture',
    table: 'Table',
    addRow: 'Add row',
    deleteRow: 'Delete row',
    addColumn: 'Add column',
    deleteColumn: 'Delete column',
    deleteTable: 'Delete table',
  },
  sources:
    'Framed parts hold marks that this editor cannot show. They stay as they are, and can be changed as text.',
} as const;

export const textPictureStrings = {
  title: 'Picture',
  choose: 'Choose a file',
  left: 'The text was left before the picture was ready: paste or drop it again.',
  caption: 'Caption',
  captionHelp: 'Below the picture. It may be left out.',
  insert: 'Insert',
  save: 'Save',
  describe: (count: number) =>
    count === 1
      ? 'Describe the picture without a description'
      : `Describe ${count} pictures without a description`,
  several: (count: number) =>
    `${pictures(count)} added. Select ${count === 1 ? 'it' : 'each one'} and press Picture to describe it.`,
} as const;

export const linkStrings = {
  title: 'Link',
  words: 'Words of the link',
  address: 'Address',
  addressHelp:
    'A web address, or the name of a page or an article of this website. In a paragraph of its own a bold link becomes a button, and a link to YouTube one that leads to the film.',
  pages: 'Pages of the website',
  wrong:
    'No page, web or mail address or phone number was found in this. Choose a page below, or write the whole address.',
  none: 'No page has that name.',
  save: 'Set link',
  remove: 'Remove link',
} as const;

export const pastedStrings = {
  comments: (count: number) =>
    `${countNoun(count, 'comment', 'comments')} ${count === 1 ? 'was' : 'were'} left out`,
  deleted: 'text marked as deleted was left out',
  hidden: 'hidden text was left out',
  headings: 'headings of other levels became headings or subheadings',
  looks: 'colours, fonts and sizes were left out',
  links: (count: number) =>
    `${countNoun(count, 'link', 'links')} became plain words: only web, mail and phone links work`,
  places: (count: number) =>
    `${countNoun(count, 'link', 'links')} to a place in the source became plain words`,
  letters: 'numbers by letters became figures',
  joined: (count: number) =>
    `${countNoun(count, 'joined cell was', 'joined cells were')} divided: the text is in the first one`,
  tables: (count: number) => `${countNoun(count, 'table', 'tables')} became text`,
  parts: (count: number) =>
    `${countNoun(count, 'embedded part was', 'embedded parts were')} left out, such as a film or an equation`,
  lost: (count: number) => `${pictures(count)} left out: save them and add them with Picture`,
  line: (parts: readonly string[]) => `Pasted: ${parts.join('; ')}.`,
  tooMuch: {
    words: 'Not pasted: this is more than 100,000 characters. Paste it in parts; an article holds 20,000.',
    markup:
      'Not pasted: this has too much formatting to be read at once. Paste it in parts, or without formatting (Ctrl+Shift+V).',
  },
} as const;

export const textFactStrings = {
  name: (label: string) => `${label} in figures`,
  words: (words: number, minutes: number) =>
    `${countNoun(words, 'word', 'words')}, ${countNoun(minutes, 'minute', 'minutes')} to read`,
  undescribed: (count: number) => `${pictures(count)} without a description`,
  noPicture: 'No picture in the text',
  order: (heading: string) => `“${heading}” is a subheading without a heading above it`,
} as const;

/** Reasons why a file cannot be a picture of the website; loaded with the first chosen picture. */
export const pictureProblemStrings = {
  svg: 'SVG files can carry scripts. Export it as PNG or WebP.',
  gif: 'GIF files are not used here. Export it as PNG or WebP.',
  heic: 'This is a HEIC picture, as iPhones take them, which websites cannot show. Set the phone to Settings, Camera, Formats, Most Compatible; or send the picture by WhatsApp and choose the one that arrives.',
  unknown: 'This file is not a picture the website can use. Choose a JPEG, PNG, WebP or AVIF file.',
  tooLarge: (megabytes: string) => `This file is ${megabytes} MB. Pictures may have up to 20 MB.`,
  tooMany: (megapixels: number) =>
    `This picture has ${megapixels} megapixels. Up to 50 are allowed; scale it down first.`,
  notRead:
    'This file could not be read. Is its drive connected? Copy it to this computer and choose it again.',
  unreadable: 'This file cannot be read as a picture. It may be damaged; try to export it again.',
  notMade: 'The browser could not make a picture of this file. Try another browser.',
  stillLarge: 'This picture stays above 1.5 MB even at low quality. Choose a calmer or smaller one.',
} as const;
