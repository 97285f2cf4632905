import { readdirSync } from 'node:fs';

const STUDIO = /^\/(admin|profile|pages)(\/|$)/;

/** The address of every exported page: `out/blog/x.html` is `/blog/x`. The not-found page has none. */
const allPages = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .sort();

export const publicPages = allPages.filter((page) => !STUDIO.test(page));
