import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';

const TIED = /^(animation-(timeline|range.*)|(view|scroll)-timeline.*|timeline-scope)$/;

test('no style follows the scroll position but the header’s two states', () => {
  const folder = 'out/_next/static/chunks';
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const tied = new Set<string>();
  for (const sheet of sheets)
    postcss.parse(readFileSync(`${folder}/${sheet}`, 'utf8')).walkDecls(TIED, ({ parent }) => {
      tied.add(parent?.type === 'rule' ? (parent as postcss.Rule).selector : '');
    });
  expect([...tied]).toEqual(['.site-header-state']);
});
