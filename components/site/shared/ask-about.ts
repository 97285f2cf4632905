/** Parameter of the contact page's address that holds what a price is asked for. */
export const ABOUT = 'about';

/** Address of the contact page (its path) with a prepared message about an order, in the words of its page. */
export const askAbout = (contact: string, order: string) =>
  `${contact}?${ABOUT}=${encodeURIComponent(order)}`;
