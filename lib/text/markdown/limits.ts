import { countIn, inDigits } from '../fill';
import { said } from '../staff-language';

/** Limits on slow parsing and deep nesting. Articles of 20,000 characters use a tenth of each. */
export const MAX_CHARACTERS = 100_000;
const MAX_LINES = 2_000;
const MAX_NESTED = 10;
const MAX_INDENT = 40;
const MAX_CELLS = 40;
const MAX_MARKS = 500;

/** Marks of quotations, lists and footnotes at the start of a line, nested from left to right. */
const CONTAINERS = /^(?:[ \t]|>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]\s]*\]:)*/;
const CONTAINER = />|[-+*]|\d+[.)]|\[\^[^\]\s]*\]:/g;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;
const MARK = /[*_~[\]<>&`!@\\]/g;

/**
 * First line, from 1, that would parse too slowly or nest too deep, by counting its marks; null within the limits. The
 * reason, with advice, is the end of a sentence that starts with the line.
 */
export function articleProblem(markdown: string) {
  if (markdown.length > MAX_CHARACTERS) return { line: 1, reason: tooMany() };
  const lines = markdown.split(/\r\n|\r|\n/);
  let marks = 0;
  let isTable = false;
  for (const [index, line] of lines.entries()) {
    isTable = ROW.test(line) && (isTable || isHead(lines, index));
    // The parser takes a paragraph, and each cell of a table, at once.
    if (isTable) marks = Math.max(...cellsOf(line).map((cell) => count(cell, MARK)));
    else marks = line.trim() === '' ? 0 : marks + count(line, MARK);
    const reason =
      index === MAX_LINES ? tooLong() : (lineProblem(line) ?? (marks > MAX_MARKS ? CROWDED : null));
    if (reason !== null) return { line: index + 1, reason };
  }
  return null;
}

// When they are needed: the first number that a browser formats takes it a while.
const tooMany = () =>
  said([
    `belongs to a text of more than ${countIn(MAX_CHARACTERS, 'en')} characters`,
    `যে লেখার, তাতে ${countIn(MAX_CHARACTERS, 'bn')}-এর বেশি অক্ষর`,
  ]);
const tooLong = () =>
  said([
    `is one line too many: at most ${countIn(MAX_LINES, 'en')} lines`,
    `সীমার বাইরে: সর্বোচ্চ ${countIn(MAX_LINES, 'bn')} লাইন`,
  ]);
const CROWDED = said([
  `has too many marks for its paragraph: at most ${MAX_MARKS} signs such as *, _, [ and \` before an empty line`,
  `চিহ্ন বেশি: খালি লাইনের আগে *, _, [ ও \`-এর মতো সর্বোচ্চ ${inDigits(MAX_MARKS, 'bn')}টি চিহ্ন`,
]);

function lineProblem(line: string) {
  if (count(line, /\|/g) > MAX_CELLS)
    return said([
      `has too many columns: at most ${MAX_CELLS} signs |`,
      `কলাম বেশি: সর্বোচ্চ ${inDigits(MAX_CELLS, 'bn')}টি | চিহ্ন`,
    ]);
  if (RULE.test(line)) return null;
  const [start = ''] = CONTAINERS.exec(line) ?? [];
  if (count(start, CONTAINER) > MAX_NESTED) {
    return said([
      `is nested too deep: at most ${MAX_NESTED} quotations and lists inside each other`,
      `স্তর বেশি: উদ্ধৃতি ও তালিকা সর্বোচ্চ ${inDigits(MAX_NESTED, 'bn')}টি`,
    ]);
  }
  const indent = start.replace(/\t/g, '    ').replace(/\S/g, '').length;
  return indent > MAX_INDENT
    ? said([
        `is indented too far: at most ${MAX_INDENT} spaces`,
        `বেশি ভেতরে: সর্বোচ্চ ${inDigits(MAX_INDENT, 'bn')}টি ফাঁক`,
      ])
    : null;
}

/** A row of a table between signs |, as the studio writes it, and the line below the first one. */
const ROW = /^ {0,3}\|(?:.*[^\\])?\|[ \t]*$/;
const RULE_OF_TABLE = /^ {0,3}\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;

/** Whether a table begins with this row: other rows between signs | are lines of a paragraph. */
function isHead(lines: readonly string[], index: number) {
  const [above = '', row = '', rule = ''] = [lines[index - 1], lines[index], lines[index + 1]];
  return above.trim() === '' && RULE_OF_TABLE.test(rule) && cellsOf(row).length === cellsOf(rule).length;
}

/** Splits a row at its signs |, also the outer ones; an escaped one belongs to its cell. */
const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/\\[\\|]/g, '\\\\')
    .split('|');

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
