/** @jest-environment node */
import { usedRules } from '@/scripts/export/used-rules';

const words = new Set(['a', 'h2', 'card', 'md:mt-2', 'data-open', 'menu']);
const used = (css: string) => usedRules(css, words);

it.each([
  ['names nothing', ':focus-visible{outline:0}'],
  ['names what is there', String.raw`.md\:mt-2>a[data-open=x]:hover,#menu{margin:0}`],
  ['asks for an absence', '.card:not(.open,[hidden]){margin:0}'],
  ['leaves a choice', ':is(.card,.other) h2{margin:0}'],
  ['has steps', '@keyframes fade{0%{opacity:0}to{opacity:1}}'],
  ['stands in blocks', '@layer base{@media print{.card{color:#000}}}'],
  ['is no rule', '@layer a,b;@property --x{syntax:"*";inherits:false}@font-face{font-family:x}'],
])('keeps a rule that %s', (_what, css) => {
  expect(used(css)).toBe(css);
});

it.each([
  ['a class that is nowhere', '.gone{margin:0}'],
  ['a class that is nowhere, inside something that is there', '.card .gone:hover{margin:0}'],
  ['tags that are nowhere', 'table,kbd{margin:0}'],
  ['choices none of which is there', ':where(.gone,#gone) a{margin:0}'],
  ['a state that is nowhere', '.card[data-closed]{margin:0}'],
  ['something it would have to contain', '.card:has(.gone){margin:0}'],
])('drops a rule that names %s', (_what, css) => {
  expect(used(css)).toBe('');
});

it('drops the selectors that cannot match and keeps their neighbours', () => {
  expect(used('.gone,.card,kbd{margin:0}')).toBe('.card{margin:0}');
});

it('drops a block that holds nothing any more', () => {
  expect(used('@layer base{@media print{.gone{color:#000}}}.card{margin:0}')).toBe('.card{margin:0}');
});
