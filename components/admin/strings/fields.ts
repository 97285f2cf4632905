/** The controls of the form. Labels and help texts of fields stand in `content/entities/<entity>/fields.ts`, faults in `messages.ts`. */
export const fieldStrings = {
  required: '(required)',
  characters: (length: number, max: number) =>
    `${length.toLocaleString('en')} of ${max.toLocaleString('en')} characters`,
  choose: 'Choose…',
  lines: 'One a line.',
  rows: {
    picture: 'picture',
    title: (one: string, number: number) => `${one.charAt(0).toUpperCase()}${one.slice(1)} ${number}`,
    of: (action: string, one: string, number: number) => `${action}: ${one} ${number}`,
    up: 'Up',
    down: 'Down',
    remove: 'Remove',
    add: (one: string) => `Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
  },
  id: {
    label: 'Id',
    fixed: 'Part of its address on the website, so it stays as it was published.',
    free: 'Made from the title. It can be changed until it is published for the first time.',
  },
  picture: {
    choose: 'Choose a picture',
    chooseAnother: 'Choose another picture',
    remove: 'Remove the picture',
    preparing: 'Preparing the picture…',
    how: 'Or drop or paste it here. JPEG, PNG, WebP or AVIF, up to 20 MB.',
    size: (width: number, height: number) => `${width} × ${height} px`,
    square: 'The website shows it as a square: what is beside the middle is cut off.',
    description: 'Description of the picture',
    descriptionHelp: 'Say what the picture shows, in one sentence.',
    decoration: 'Only decoration',
  },
  pictureProblem: {
    svg: 'SVG files can carry scripts. Export it as PNG or WebP.',
    gif: 'GIF files are not used here. Export it as PNG or WebP.',
    unknown: 'This file is not a picture the website can use. Choose a JPEG, PNG, WebP or AVIF file.',
    tooLarge: (megabytes: string) => `This file is ${megabytes} MB. Pictures may have up to 20 MB.`,
    tooMany: (megapixels: number) =>
      `This picture has ${megapixels} megapixels. Up to 50 are allowed; scale it down first.`,
    tooSmall: (size: string, least: string) =>
      `This picture is ${size} px. At least ${least} px are needed, or it looks blurred. Choose a larger one.`,
    unreadable: 'This file cannot be read as a picture. It may be damaged; try to export it again.',
    notMade: 'The browser could not make a picture of this file. Try another browser.',
    stillLarge: 'This picture stays above 1.5 MB even at low quality. Choose a calmer or smaller one.',
  },
} as const;
