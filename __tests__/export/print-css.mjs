// Prints what Tailwind writes for each class of a JSON list read from the standard input, as a JSON list of pairs.
// A process of its own: the design system is an ES module, which Jest does not load.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';

const classes = JSON.parse(readFileSync(0, 'utf8'));
const app = join(process.cwd(), 'app');
const design = await loadDesignSystem(readFileSync(join(app, 'globals.css'), 'utf8'), { base: app });
const css = design.candidatesToCss(classes);
process.stdout.write(JSON.stringify(classes.map((name, index) => [name, css[index] ?? ''])));
