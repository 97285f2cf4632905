import records from '../entities/company/data.json' with { type: 'json' };
import { neutralColours } from './neutral-colours';

const [record] = records;
if (record === undefined) throw new Error('content/entities/company/data.json: there is no company.');
const { brand, ...roles } = record.colours;

/**
 * Colours of the design by role, the source for classes (`tailwind.config.ts`) and drawing files. Those of `brand` are
 * the company's (`content/registry/brand-colours.ts`). Computed while building (`next.config.mjs`), so that no browser receives
 * the record for them.
 */
export const colours = { ...neutralColours, brand: { DEFAULT: brand, ...roles } };
