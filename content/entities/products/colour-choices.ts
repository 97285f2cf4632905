import { inLanguage } from '../../../lib/records';
import type { PieceColour } from '../../../lib/counting';
import type { Language } from '../../../lib/text';
import { colours as siteColours } from '../../registry/colours';
import type { Product } from '.';
import { colourId } from './stated';

const { paver } = siteColours;
/** Our colours by name; a name that has none of them gets one by its place. */
const fills = Object.entries(paver);
const fillOf = (name: string, index: number) =>
  (fills.find(([colour]) => name.toLowerCase().includes(colour)) ??
    fills[index % fills.length] ??
    fills[0])?.[1] ?? paver.grey;

/** Colours of a product to choose from, in a language; one without a colour of its own is drawn in one of ours. */
export const colourChoices = ({ colours = [] }: Product, language: Language): readonly PieceColour[] =>
  colours.map((colour, index) => ({
    id: colourId(colour),
    name: inLanguage(colour, language).name,
    fill: colour.fill ?? fillOf(colour.name.en, index),
  }));
