import { isHexColour, markText, readMark } from '../../../lib/brand';
import { fault, hexColour, issueAt, z } from '../../../lib/records';
import { type BrandColours, brandRoles, contrastProblems } from '../../registry/brand-colours';
import { neutralColours } from '../../registry/neutral-colours';

/** Reads the SVG of a mark; it has to be visible on the pages' paper. */
export const readBrandMark = (text: string) => readMark(text, neutralColours.paper);

/** The SVG of a mark as a text, rewritten to what the reader allows. */
export const markSvg = z.string().check(
  z.overwrite((text) => {
    const read = readBrandMark(text);
    return read.ok ? markText(read.mark) : text;
  }),
  z.check<string>(({ value, issues }) => {
    const read = readBrandMark(value);
    if (!read.ok) issues.push({ code: 'custom', input: value, message: read.reason, ...fault('predicate') });
  }),
);

/** The roles of the brand's colour; each has to hold wherever it is used. */
export const colourRoles = z
  .strictObject({ brand: hexColour, on: hexColour, ink: hexColour, deep: hexColour, pale: hexColour })
  .check(
    z.check<BrandColours>(({ value, issues }) => {
      if (!brandRoles.every((role) => isHexColour(value[role]))) return;
      for (const { role, reason } of contrastProblems(value)) issues.push(issueAt(role, reason, value));
    }),
  );
