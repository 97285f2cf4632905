import { readFlight, writeFlight } from './flight';
import { changeModels, reachableFrom, rowsById, withoutPaths } from './flight-tree';
import { cutSettledParts } from './settled-parts';
import { cutStaticIslands } from './static-islands';

/** The root row, from which React reads the page. */
const ROOT = '0';

/**
 * Takes out of the page's flight payload what nobody needs when the page wakes.
 * @throws Error when the payload is not written as expected, or an island cannot be one.
 */
export function lightenPayload(html: string, file: string) {
  const flight = readFlight(html, file);
  const rows = rowsById(flight);
  // What is kept may point into what is cut, so it gets its own copy first.
  changeModels(rows, (value) => withoutPaths(value, rows, file));
  cutStaticIslands(rows, html, file);
  const lighter = cutSettledParts(rows, html, file);
  const reachable = reachableFrom(ROOT, rows, file);
  // Hints ask for fonts and styles that the head names as well.
  return writeFlight(
    lighter,
    flight.filter((row) => row.kind !== 'hint' && reachable.has(row.id)),
  );
}
