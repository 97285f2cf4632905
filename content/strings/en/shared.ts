/** Sentences that pages of several areas use. */
export const shared = {
  notFound: {
    metaTitle: 'Page not found',
    metaDescription: 'The page you are looking for does not exist.',
    title: "You're lost.",
    text: 'The page you are looking for does not exist. How you got here is a mystery. But you can click the button bellow to go back to the homepage.',
    toHome: 'Go to Home',
    sections: 'Main sections',
  },
  searchForm: { label: 'Search products, articles, vacancies and pages', send: 'Search' },
  pager: {
    label: 'Pages of this list',
    place: 'Page {page} of {count}',
    back: 'Back to page {page}',
    last: 'Last page',
    more: 'See More',
    onPage: 'on page {page}',
    title: '{title}, page {page}',
    description: 'Page {page} of {count}. {text}',
  },
  clients: { built: 'What they built' },
  form: {
    requiredBefore: 'Fields marked',
    requiredAfter: 'are required.',
    send: 'Send',
    byEmail: 'Open this message in your e-mail program',
    whatsApp: 'WhatsApp',
    enquiry: {
      sending: 'Your message is being sent…',
      sent: 'Your message has been sent.',
      refused:
        'The message was not accepted, and what you typed is still here. Try again, or open the message in your e-mail program.',
      unanswered:
        'No answer came, so the message may not have arrived. What you typed is still here: try again, or open the message in your e-mail program.',
      tooLarge: 'The file is larger than 5 MB and was not sent. Choose a smaller one, or send it by e-mail.',
    },
  },
  film: {
    close: 'Close film',
    watch: 'Watch on YouTube',
    loading: 'The film is loading. If it does not appear, use the link below.',
    missing: 'The player could not be loaded. The link below leads to the film.',
    late: 'The video has not loaded yet.',
    silent: 'YouTube does not answer.',
    refused: 'YouTube cannot play this video.',
    below: 'The link below leads to it.',
    instead: 'Our own video plays instead: a block from sand to its date.',
    inWords: 'The same in words: 28 days',
  },
  article: {
    contents: 'Contents',
    published: 'Published',
    table: 'Table: {heads}',
    keepReading: 'Keep reading',
  },
  feed: { title: '{brand}: blog and news', whole: 'Read the whole article', news: 'News', events: 'Events' },
};

/** What a form says of its way to the company. */
export type EnquiryTexts = (typeof shared)['form']['enquiry'];

/** The texts of the film's dialog, which is drawn in the browser. */
export type FilmTexts = (typeof shared)['film'];

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
