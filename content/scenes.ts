/** Of most scenes, in px. */
const USUAL = [1600, 1067] as const;
/** Of those that pages show as wide as the window, or nearly. */
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

/** The file of a scene and its size. Light: the studio's preview shows articles with it and loads no schema. */
export function sceneFile(name: SceneName) {
  const [width, height] = sizes[name];
  return { src: `/images/scenes/${name}.jpg`, width, height };
}
