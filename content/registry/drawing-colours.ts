import { colours } from './colours';
import type { Palette } from '../../lib/geometry';

const { brand, concrete, ink, paper, paver } = colours;
const filled = (fill: string) => ({ stroke: 'none', fill });

/** Colours of every drawing. */
export const palette: Palette = {
  ink,
  kinds: {
    centre: { stroke: brand.ink },
    hatch: { stroke: concrete[400] },
    dots: { stroke: concrete[600] },
    arrow: { fill: ink },
    mortar: filled(concrete[400]),
    cast: filled(concrete[200]),
    sand: filled(concrete[100]),
    blank: filled(paper),
    top: filled(concrete[100]),
    front: filled(concrete[200]),
    end: filled(concrete[400]),
    inside: filled(concrete[600]),
  },
};

/** Colour of cured concrete in a model: the grey of the range. */
export const concreteColour = paver.grey;
