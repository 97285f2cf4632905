import { readFileSync } from 'node:fs';

/** Languages of the website, from the company's record, for configuration files; others ask `content/languages.ts`. */
export function siteLanguages() {
  const [{ languages = ['en', 'bn'] }] = JSON.parse(
    readFileSync('content/entities/company/data.json', 'utf8'),
  );
  return languages;
}
