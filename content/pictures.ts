import { defineSingleton, image, inLanguage, z } from '../lib/records';
import { sceneFile, type SceneName, sceneNames } from './scenes';

/** Descriptions of the scenes under `public/images/scenes/`, by file name. */
const descriptions: Readonly<Record<SceneName, string>> = {
  'hero-wall':
    'Hollow-block wall rising in stepped courses at golden hour, with a pallet of blocks and green trees behind.',
  'hero-plaza':
    'Garden plaza paved in interlocking concrete pavers with dark bands, planted beds and trees in morning light.',
  'hero-pattern':
    'Low view across red and grey rectangular pavers laid in herringbone towards a concrete kerb and lawn.',
  'menu-backdrop': 'Dark head-on view of a hollow-block wall with light grazing from one side.',
  banner:
    'Two long rows of palletised concrete blocks across a yard, a wheelbarrow between them, trees behind, under a hazy sky.',
  'yard-stacks':
    'Pallets of grey hollow blocks and red, charcoal and ochre pavers in a stock yard backed by trees.',
  'wall-running-bond':
    'Hollow-block wall in running bond with dappled shade of leaves across the upper courses.',
  'wall-corner':
    'Outside corner of a hollow-block wall, one face in sun and one in shade, with lawn and trees.',
  'paver-herringbone': 'Rectangular pavers in red with some grey and charcoal, laid in herringbone.',
  'paver-uni-field': 'Field of grey zig-zag interlocking Uni Pavers in raking sun.',
  'kerb-road':
    'Line of concrete kerb stones with channel and gully between an asphalt road and a paved footpath.',
  'tile-footpath':
    'Footpath of grey tiles: a line of ochre tiles with bars leads along it to a row of studs before a zebra crossing.',
  'erosion-slope':
    'Canal bank lined with open-cell concrete grid blocks: grass in the upper cells, stone in the lower ones down to the water.',
  'garden-edging': 'Curved line of rounded concrete edging blocks between a lawn and a planted bed.',
  'block-vs-brick': 'One concrete hollow block beside a small pile of traditional red clay bricks.',
  'cores-top-view': 'Graphic view straight down on rows of hollow blocks with their open cores.',
  'curing-racks': 'Fresh concrete blocks on steel racks on both sides of an aisle in a production hall.',
  'house-elevation':
    'Simple two-storey house of exposed hollow blocks: a balcony over the door, a path through the lawn, trees behind.',
  'boundary-wall':
    'Long boundary wall of hollow blocks with piers and coping beside a road with grass verge.',
  'paver-i-field': 'Paving of I-shaped blocks in ochre, grey and charcoal bands.',
  driveway:
    'House driveway in grey and charcoal rectangular pavers between lawns, leading to a gate in a block wall.',
  'plaza-dusk': 'Paved garden plaza at dusk with low warm lights along the planting beds.',
  'screen-wall': 'Ventilation screen of hollow blocks turned on their side, light passing through the cores.',
  'material-samples':
    'Flat-lay of blocks, bricks, pavers, tiles, kerbs and edging seen from above, with a calliper.',
  'cut-section':
    'Hollow block with a sawn slice leaning in front of it, showing the aggregate inside the concrete.',
  'window-opening':
    'Window opening with sill and lintel in a rising hollow-block wall, with a bamboo scaffold beside it.',
  'kerb-yard': 'Kerb stones and drain channels stacked on pallets in a walled stock yard.',
  'drain-run': 'Line of concrete drain channels between paving and a lawn, with a block wall beyond it.',
};

/** Every scene by name, as props of the image component, in English. Products have their own pictures. */
export const pictures = inLanguage(
  defineSingleton({
    file: 'content/pictures.ts',
    schema: z.record(z.enum(sceneNames), image),
    record: Object.fromEntries(
      sceneNames.map((name) => [name, { ...sceneFile(name), alt: { en: descriptions[name] } }]),
    ),
  }),
  'en',
);
