import type { SceneName } from './scenes';

/**
 * The picture at the top of each page, no two pages the same one. `scripts/images.ts` makes a square cut of each for
 * phones. Light, so that the script can read it.
 */
export const pageBanners = {
  products: 'banner',
  aboutUs: 'house-elevation',
  newsEvents: 'drain-run',
  gallery: 'plaza-dusk',
  career: 'curing-racks',
  quality: 'cores-top-view',
  keyProduct: 'wall-running-bond',
  works: 'driveway',
  clients: 'paver-i-field',
  blog: 'paver-uni-field',
  contact: 'yard-stacks',
} as const satisfies Record<string, SceneName>;
