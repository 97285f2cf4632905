import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The company's record, whose `languages` are those of the website. */
export const COMPANY = path.resolve('content/entities/company/data.json');

/** Languages of the website for configuration files; others ask `content/registry/languages.ts`. */
export function siteLanguages() {
  const [{ languages = ['en', 'bn'] }] = JSON.parse(readFileSync(COMPANY, 'utf8'));
  return languages;
}
