import { Measures } from './measures';
import { exampleDraft, lengthShown } from './wall-draft';

const { unit } = exampleDraft;

const measures = [
  ['Measured in', 'Feet'],
  [`Length (${unit})`, lengthShown(exampleDraft.length, unit)],
  [`Height (${unit})`, lengthShown(exampleDraft.height, unit)],
  ['Number of openings (same size)', exampleDraft.openings],
  [`Opening width (${unit})`, lengthShown(exampleDraft.openingWidth, unit)],
  [`Opening height (${unit})`, lengthShown(exampleDraft.openingHeight, unit)],
  ['Instead of a brick wall of', `${exampleDraft.brick}-inch`],
  ['Built of blocks of', `${exampleDraft.block}\u00a0mm`],
  ['Waste allowance', `${exampleDraft.waste}\u00a0%`],
] as const;

/** What the worked example of the wall rests on, without scripts. */
export const ExampleMeasures = () => (
  <Measures measures={measures} columns="three">
    With scripts on you can enter your own wall, in feet or metres, print the result or copy a link to it.
  </Measures>
);
