/** The home page and About Us. */
export const home = {
  products: 'Products',
  readMore: 'Read More...',
  wall: {
    length: 'Length (ft)',
    height: 'Height (ft)',
    blocks: 'blocks to order',
    working: '{measured} to lay + {spare} for breakage ({percent})',
    wrong: 'Enter a number up to {most} ft.',
    estimator: 'Work it out for your wall',
  },
  count: {
    title: 'Count it yourself',
    sums: 'Every sum shows its working. Enter the allowances that your own mason uses.',
    drawings: 'All drawings are free: SVG, DXF, 3D and BIM files of {count} products.',
  },
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

/** Texts of the two carousels, which are rendered in the browser. */
export type CarouselTexts = (typeof home)['carousel'];
export type WallCountTexts = (typeof home)['wall'];
export type HeroTexts = (typeof home)['hero'] & CarouselTexts;

export const about = { messageFrom: 'A message from the {role}' };
