/** The gallery with its lightbox. */
export const media = {
  photos: 'Photos',
  videos: 'Videos',
  tabs: 'Photos or videos',
  category: '{name}, {count} photos',
  list: 'List of photos',
  play: 'Play',
  computed: 'Pictures computed from our product drawings.',
  lightbox: {
    label: '{name}, photos',
    roles: { Carousel: 'carousel', Slide: 'slide' },
    close: 'Close',
    whole: 'Zoom out',
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

export const quality = { how: 'How we assure quality' };
