/** Texts of share pictures; those of records come from the records. */
export const share = {
  place: '{city}, {country}',
  /** Format of each sentence in a picture's description. */
  sentence: '{text}.',
  products: { headline: 'Products', note: 'Blocks, pavers, kerbs, tiles' },
  files: { headline: 'Files of the range', note: 'Drawings, data sheets, 3D and BIM' },
  details: { headline: 'Typical details', note: 'Walls, kerbs, paving, planks' },
  compare: { headline: 'Compare products', note: 'Sizes and quantities side by side' },
  list: { headline: 'My list', note: 'Ask for a price' },
  aboutUs: { headline: 'About Us' },
  newsEvents: { headline: 'News & Events' },
  gallery: { headline: 'Photos and videos', note: 'Gallery' },
  career: { headline: 'Available jobs', note: 'Career' },
  quality: { headline: 'Quality Assurance', note: 'Eight checks, five tests' },
  keyProduct: { headline: 'Hollow block against clay brick', note: 'Key Product Information' },
  works: { headline: 'Our Works', note: 'Walls, roads, banks, footpaths' },
  clients: { headline: 'Clients', note: 'Who builds with {brand}' },
  blog: { headline: 'Blog', note: 'For owners, engineers and masons' },
  contact: { headline: 'Contact Us' },
  newsItem: 'News & Events',
  blogPost: 'Blog: {category}',
  vacancy: '{status}, {city}',
};
