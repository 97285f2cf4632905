import { latinDigits } from '../text';
import { type LengthUnit, toTenthMm } from './lengths';

/** Longest text of a number or length, in characters; a longer one is a mistake. */
const MAX_TEXT = 40;

/** A whole number with its thousands grouped as in English or in Bangla, or not at all. */
const WHOLE = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)`;
const FRACTION = String.raw`\d+/[1-9]\d*`;
const NUMBER = String.raw`(?:${WHOLE}(?:\.\d*| ${FRACTION})?|\.\d+|${FRACTION})`;
const FEET_AND_INCHES = String.raw`(${WHOLE})(?:' ?-?|-)(${NUMBER})"?`;
const SINGLE = `(${NUMBER})(['"]|[mc]?m)?`;

const inGroups = (pattern: string) => new RegExp(`^${pattern}$`);
const inOneGroup = (pattern: string) => pattern.replaceAll(/\((?!\?)/g, '(?:');
const LENGTH = `(-?(?:${inOneGroup(FEET_AND_INCHES)}|${inOneGroup(SINGLE)}))`;

const patterns = {
  number: inGroups(NUMBER),
  feetAndInches: inGroups(FEET_AND_INCHES),
  single: inGroups(SINGLE),
  corner: inGroups(`${LENGTH} ${LENGTH}`),
};

const INCHES_IN_FOOT = 12;
const signs: Readonly<Record<string, Parameters<typeof toTenthMm>[1]>> = {
  "'": 'ft',
  '"': 'in',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
};

/** Writes digits, fractions and units in one way: `১০ ফুট ৬½ ইঞ্চি` is `10' 6 1/2"`. */
const plain = (text: string) =>
  latinDigits(text)
    .replaceAll(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('⁄', '/')
    .replaceAll(/[‘’′]/g, "'")
    .replaceAll(/''|[“”]|in(?:ch(?:es)?)?\.?|ইঞ্চি/g, '"')
    .replaceAll(/(?:feet|foot|ft)\.?|ফুট|ফিট/g, "'")
    .replaceAll("',", "'")
    .replaceAll(/millimet(?:er|re)s?|মি(?:লিমিটার|মি)/g, 'mm')
    .replaceAll(/centimet(?:er|re)s?|সে(?:ন্টিমিটার|মি)/g, 'cm')
    .replaceAll(/met(?:er|re)s?|মিটার/g, 'm')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' - ', '-')
    .replaceAll(/ (?=['"]|[mc]?m)/g, '')
    .trim();

/** Adds up a whole number, or one with decimals, and a fraction. */
const valueOf = (number: string) =>
  number
    .replaceAll(',', '')
    .split(' ')
    .map((part) => part.split('/').map(Number))
    .reduce((sum, [over = 0, under = 1]) => sum + over / under, 0);

/** Reads a number in Latin or Bangla digits, with the sign of its field behind it or without; undefined for other text. */
export function readNumber(text: string, sign = '') {
  const number = plain(text).replace(new RegExp(` ?${sign}$`), '');
  return text.length <= MAX_TEXT && patterns.number.test(number) ? valueOf(number) : undefined;
}

/** Reads the plain text of one length; a bare number is in `unit`. */
function lengthOf(text: string, unit: LengthUnit | 'mm') {
  const [, feet, inches] = patterns.feetAndInches.exec(text) ?? [];
  if (feet !== undefined && inches !== undefined) {
    const rest = valueOf(inches);
    return rest < INCHES_IN_FOOT ? toTenthMm(valueOf(feet) * INCHES_IN_FOOT + rest, 'in') : undefined;
  }
  const [, number, sign = ''] = patterns.single.exec(text) ?? [];
  return number === undefined ? undefined : toTenthMm(valueOf(number), signs[sign] ?? unit);
}

/**
 * Reads a length as people type it and as the site prints it, in tenths of a mm: `10'6"`, `10-6`, `10 ft 6 in`, `10½`, `3 m`,
 * `300 cm`, also in Bangla. A bare number is in `unit`. Undefined for other text.
 */
export const readLength = (text: string, unit: LengthUnit | 'mm') =>
  text.length <= MAX_TEXT ? lengthOf(plain(text), unit) : undefined;

/** Reads two lengths with a space between them, across and up, each with a minus or without; undefined for other text. */
export function readCorner(text: string, unit: LengthUnit): readonly [x: number, y: number] | undefined {
  const [, ...measures] = (text.length <= 2 * MAX_TEXT && patterns.corner.exec(plain(text))) || [];
  const [x, y] = measures.map((measure) => {
    const length = lengthOf(measure.replace(/^-/, ''), unit);
    return length !== undefined && measure.startsWith('-') ? 0 - length : length;
  });
  return x === undefined || y === undefined ? undefined : [x, y];
}

/** Returns both readings of a number whose only comma may be a decimal sign: `10.5` and `105`; undefined for other text. */
export function commaReadings(text: string): readonly [point: string, none: string] | undefined {
  const latin = latinDigits(text.trim());
  const readings = [latin.replace(',', '.'), latin.replace(',', '')] as const;
  const isComma = latin.split(',').length === 2 && readLength(text, 'm') === undefined;
  return isComma && readings.every((reading) => readLength(reading, 'm') !== undefined)
    ? readings
    : undefined;
}
