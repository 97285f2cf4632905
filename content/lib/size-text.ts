/** A number with at most one point, and a range such as 15–25. */
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const RANGE = String.raw`${NUMBER}(?:\s*[-–—−]\s*${NUMBER})?`;
const TIMES = String.raw`\s*[x×✕*х]\s*`;

const listOf = (unit: string, after: string) =>
  new RegExp(String.raw`^${RANGE}${unit}(?:${TIMES}${RANGE}${unit})*${after}$`, 'i');

const MM = listOf(String.raw`(?:\s*mm)?`, String.raw`\.?`);
const INCHES = listOf(String.raw`(?:\s*(?:″|"|”|''|in(?:ch(?:es)?)?))?`, String.raw`\.?`);
const RANGES = new RegExp(RANGE, 'g');

/** In the form of the website already: times signs, a dash between the ends of a range, a unit. Blanks may be left out. */
const FINISHED_MM = new RegExp(
  String.raw`^${NUMBER}(?:–${NUMBER})?(?: ?× ?${NUMBER}(?:–${NUMBER})?)*[ \u00a0]mm$`,
);
const FINISHED_INCHES = new RegExp(
  String.raw`^${NUMBER}(?:–${NUMBER})?″(?: ?× ?${NUMBER}(?:–${NUMBER})?″)*$`,
);

const rangesOf = (text: string) =>
  (text.match(RANGES) ?? []).map((range) => range.replace(/\s*[-–—−]\s*/, '–'));

/**
 * A size in mm in the form of the website, `390 × 190 × 100 mm`, however it was spelt: `390x190x100`,
 * `300 mm * 300 mm * 15-25 mm`. What is no list of numbers stays as it is.
 */
export function sizeInMm(text: string) {
  if (FINISHED_MM.test(text) || !MM.test(text)) return text;
  return `${rangesOf(text).join(' × ')}\u00a0mm`;
}

/** A size in inches in the form of the website, `15.4″ × 7.5″ × 3.9″`, however it was spelt. */
export function sizeInInches(text: string) {
  if (FINISHED_INCHES.test(text) || !INCHES.test(text)) return text;
  return rangesOf(text)
    .map((range) => `${range}″`)
    .join(' × ');
}

/** The numbers and ranges of a size, such as 300, 300 and 15–25, in mm or in inches; none for what is no size. */
export const lengthsIn = (text: string) =>
  MM.test(text.trim()) || INCHES.test(text.trim()) ? rangesOf(text) : [];

export const MM_PER_INCH = 25.4;

/** A size in mm, however it was spelt, in inches with one digit after the point; '' for what is no size. */
export function inchesOf(mm: string) {
  const text = mm.trim();
  if (!FINISHED_MM.test(text) && !MM.test(text)) return '';
  const inches = (number: string) => String(Number((Number(number) / MM_PER_INCH).toFixed(1)));
  return rangesOf(text)
    .map((range) => `${range.split('–').map(inches).join('–')}″`)
    .join(' × ');
}
