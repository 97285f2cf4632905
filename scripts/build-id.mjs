import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What pages are made of. Pictures made from others are left out: they follow from these. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
];
const MADE = /^public\/images\/(crops|sized|uploads)\//;
const LENGTH = 20;

/** Variables that pages read, besides `SITE_URL`. */
export const VARIABLES = [
  'CONTENT_REPOSITORY',
  'CONTENT_API',
  'CONTENT_APPROVAL',
  'CONTENT_CLIENT_ID',
  'CONTENT_MAILTO',
  'ENQUIRY_ENDPOINT',
  'NIGHTLY_BUILD',
];

/** Names a build by its sources: two builds of the same ones are equal to the byte. */
export function buildId() {
  const hash = createHash('sha256');
  for (const variable of ['SITE_URL', ...VARIABLES]) hash.update(process.env[variable] ?? '').update('\0');
  for (const file of SOURCES.flatMap(filesIn).sort())
    hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, LENGTH);
}

/** @param {string} source @returns {string[]} */
function filesIn(source) {
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true })
    .map((name) => path.join(source, name).replaceAll(path.sep, '/'))
    .filter((file) => !MADE.test(file) && statSync(file).isFile());
}
