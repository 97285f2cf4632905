/** The gallery with its lightbox. */
export const media = {
  photos: 'Photos',
  videos: 'Videos',
  tabs: 'Photos or videos',
  category: '{name}, {count} photos',
  list: 'List of photos',
  play: 'Play',
  lightbox: {
    label: '{name}, photos',
    close: 'Close',
    whole: 'Whole picture',
    zoom: 'Zoom in',
    previous: 'Previous photo',
    next: 'Next photo',
    missing: 'Image unavailable',
    all: 'All photos',
    photo: 'Photo {number}: {caption}',
    place: '{number} of {count}: {caption}',
  },
};

/** Texts of the lightbox, which is rendered in the browser. */
export type LightboxTexts = (typeof media)['lightbox'];

export const quality = {
  how: 'How we assure quality',
  specimen: {
    title: 'What a test report names',
    lead: 'Which pieces, how they were tested, when, and by whom. This sheet is empty: a specimen, and no result.',
    mark: 'Specimen',
    report: 'Test report',
    fields: [
      'Product and size',
      'Batch, day of casting',
      'Day and age at the test',
      'Method',
      'Laboratory',
      'Number',
    ],
    columns: ['Piece', 'Size, mm', 'Dry mass, kg', 'Load, kN', 'Strength, MPa'],
    mean: 'Mean',
    signatures: ['Tested by', 'Checked by'],
  },
};
