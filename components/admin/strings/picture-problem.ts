/** Why a file cannot be a picture of the website. They come with the first picture that is chosen. */
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
