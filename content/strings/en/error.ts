/** A page of which a part failed, or the whole; `components/ui/error-screen.tsx` has its English texts by itself. */
export const error = {
  title: 'Unexpected Application Error!',
  text: 'Part of this page could not be shown; loading it again usually helps.',
  again: 'Load the page again',
  sections: 'Main sections',
  links: { home: 'Home', products: 'Products', newsEvents: 'News & Events', contact: 'Contact Us' },
};
