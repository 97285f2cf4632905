/** The home page and About Us. */
export const home = {
  products: 'Products',
  readMore: 'Read More...',
  estimator: 'Work it out for your wall',
  contact: 'Contact Us',
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    place: '{position} of {count}',
    previous: 'Previous',
    next: 'Next',
  },
  hero: {
    label: 'Highlights',
    pause: 'Pause slides',
    play: 'Play slides',
    previous: 'Previous slide',
    next: 'Next slide',
    choose: 'Choose a slide',
    choice: 'Slide {position}: {title}',
  },
};

/** The texts of the two carousels, which are drawn in the browser. */
export type CarouselTexts = (typeof home)['carousel'];
export type HeroTexts = (typeof home)['hero'] & CarouselTexts;

export const about = { messageFrom: 'A message from the {role}' };
