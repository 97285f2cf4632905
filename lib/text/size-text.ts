import { latinDigits } from './fill';

/** A number with at most one decimal point, and a range such as 15–25. */
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const RANGE = String.raw`${NUMBER}(?:\s*[-–—−]\s*${NUMBER})?`;
const TIMES = String.raw`\s*[x×✕*х]\s*`;

const listOf = (unit: string, after: string) =>
  new RegExp(String.raw`^${RANGE}${unit}(?:${TIMES}${RANGE}${unit})*${after}$`, 'i');

const MM = listOf(String.raw`(?:\s*mm)?`, String.raw`\.?`);
const INCHES = listOf(String.raw`(?:\s*(?:″|"|”|''|in(?:ch(?:es)?)?))?`, String.raw`\.?`);
const RANGES = new RegExp(RANGE, 'g');

/** Sizes that need no change: times signs, en dashes in ranges, a unit. Spaces around times signs are optional. */
const FINISHED_MM = new RegExp(
  String.raw`^${NUMBER}(?:–${NUMBER})?(?: ?× ?${NUMBER}(?:–${NUMBER})?)*[ \u00a0]mm$`,
);
const FINISHED_INCHES = new RegExp(
  String.raw`^${NUMBER}(?:–${NUMBER})?″(?: ?× ?${NUMBER}(?:–${NUMBER})?″)*$`,
);

const rangesOf = (text: string) =>
  (text.match(RANGES) ?? []).map((range) => range.replace(/\s*[-–—−]\s*/, '–'));

/** Normalises `390x190x100` or `300 mm * 300 mm * 15-25 mm` to `390 × 190 × 100 mm`; keeps other texts. */
export function sizeInMm(typed: string) {
  const text = latinDigits(typed);
  if (FINISHED_MM.test(text) || !MM.test(text)) return text;
  return `${rangesOf(text).join(' × ')}\u00a0mm`;
}

/** Normalises a size in inches to `15.4″ × 7.5″ × 3.9″`. Leaves other texts unchanged. */
export function sizeInInches(typed: string) {
  const text = latinDigits(typed);
  if (FINISHED_INCHES.test(text) || !INCHES.test(text)) return text;
  return rangesOf(text)
    .map((range) => `${range}″`)
    .join(' × ');
}

/** Returns the numbers and ranges of a size in mm or inches, such as 300, 300 and 15–25; none for other texts. */
export const lengthsIn = (text: string) =>
  MM.test(text.trim()) || INCHES.test(text.trim()) ? rangesOf(text) : [];

export const MM_PER_INCH = 25.4;

/** Converts a size in mm to inches with one decimal; '' for other texts. */
export function inchesOf(mm: string) {
  const text = mm.trim();
  if (!FINISHED_MM.test(text) && !MM.test(text)) return '';
  const inches = (number: string) => String(Number((Number(number) / MM_PER_INCH).toFixed(1)));
  return rangesOf(text)
    .map((range) => `${range.split('–').map(inches).join('–')}″`)
    .join(' × ');
}
