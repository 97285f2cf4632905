/**
 * Writes the mark's SVG and the roles of the brand's colour into the company's record, and nothing else:
 * `npm run brand -- mark.svg --colour '#7A1620'`; either alone is enough. Icons, shared pictures, plan, manifest and
 * styles are made of the record by the next build. Exit code 0: written. 1: refused, with the reason.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brandColours, brandRoles } from '../content/registry/brand-colours';
import { readBrandMark } from '../content/entities/company/brand-fields';
import { isHexColour, markText } from '../lib/brand';
import { printable } from './content/printable';

const FILE = 'content/entities/company/data.json';
const USAGE = "Usage: npm run brand -- mark.svg --colour '#7A1620'. The file or the colour can be left out.";

async function main() {
  const call = readCall();
  if (typeof call === 'string') return refuse(call);
  const { svg: file, colour } = call;
  if (colour !== undefined && !isHexColour(colour))
    return refuse(`The colour ${colour} is not “#” and six digits or letters from A to F, such as #7A1620.`);
  const mark = file === undefined ? undefined : await readMarkFile(file);
  if (typeof mark === 'string') return refuse(mark);

  const place = path.join(process.cwd(), FILE);
  const [record, ...more] = JSON.parse(await readFile(place, 'utf8')) as Record<string, unknown>[];
  const changed = {
    ...record,
    ...(mark !== undefined && { mark: markText(mark) }),
    ...(colour !== undefined && { colours: brandColours(colour) }),
  };
  await writeFile(place, `${JSON.stringify([changed, ...more], null, 2)}\n`);

  if (mark !== undefined)
    console.log(
      mark.colours.length === 0
        ? 'Mark: takes the colour of the text around it.'
        : `Mark: in its own colours, ${mark.colours.join(', ')}, on a light plate where the ground is dark.`,
    );
  if (colour !== undefined) {
    const roles = brandColours(colour);
    console.log(`Colours: ${brandRoles.map((role) => `${role} ${roles[role]}`).join(', ')}.`);
  }
  console.log(`Written to ${FILE}. The next build draws everything else from it.`);
  return 0;
}

/** Reads file and colour from the command line; returns a sentence where there is neither. */
function readCall() {
  try {
    const { values, positionals } = parseArgs({
      options: { colour: { type: 'string' } },
      allowPositionals: true,
    });
    const [svg, more] = positionals;
    const { colour } = values;
    return more !== undefined || (svg === undefined && colour === undefined) ? USAGE : { svg, colour };
  } catch {
    return USAGE;
  }
}

async function readMarkFile(file: string) {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return `There is no file ${file} that can be read.`;
  const read = readBrandMark(text);
  return read.ok ? read.mark : `The mark ${read.reason}.`;
}

function refuse(reason: string) {
  console.error(printable(`${reason} Nothing was written.`));
  return 1;
}

process.exitCode = await main();
