/** Size of most scenes, in px. */
const USUAL = [1600, 1067] as const;
/** Size of scenes shown across the window, or nearly. */
const LARGE = [2880, 1920] as const;

/** Width and height in px of the scenes under `public/images/scenes/`; the keys are the file names. */
const sizes = {
  'hero-wall': [2880, 1620],
  'hero-plaza': [2880, 1620],
  'hero-pattern': [2880, 1620],
  'menu-backdrop': [1600, 1000],
  banner: [2880, 1050],
  'yard-stacks': LARGE,
  'wall-running-bond': LARGE,
  'wall-corner': LARGE,
  'paver-herringbone': LARGE,
  'paver-uni-field': LARGE,
  'kerb-road': LARGE,
  'tile-footpath': LARGE,
  'erosion-slope': LARGE,
  'garden-edging': LARGE,
  'block-vs-brick': USUAL,
  'cores-top-view': LARGE,
  'curing-racks': LARGE,
  'house-elevation': LARGE,
  'boundary-wall': LARGE,
  'paver-i-field': LARGE,
  driveway: LARGE,
  'plaza-dusk': LARGE,
  'screen-wall': LARGE,
  'material-samples': LARGE,
  'cut-section': USUAL,
  'window-opening': LARGE,
  'kerb-yard': USUAL,
  'drain-run': LARGE,
} as const;

export type SceneName = keyof typeof sizes;

export const sceneNames = Object.keys(sizes) as [SceneName, ...SceneName[]];

/** Address and size of a scene in px. Needs no schema, so that the studio's preview stays small. */
export function sceneFile(name: SceneName) {
  const [width, height] = sizes[name];
  return { src: `/images/scenes/${name}.jpg`, width, height };
}
