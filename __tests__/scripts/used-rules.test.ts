import { namesIn, usedRules } from '@/scripts/export/used-rules';

const names = new Set(['a', 'h2', '.card', '.md:mt-2', '[data-open]', '#menu', '--set']);
const used = (css: string) => usedRules(css, names);

it.each([
  ['names nothing', ':focus-visible{outline:0}'],
  ['names what is there', String.raw`.md\:mt-2>a[data-open=x]:hover,#menu{margin:0}`],
  ['asks for an absence', '.card:not(.open,[hidden]){margin:0}'],
  ['leaves a choice', ':is(.card,.other) h2{margin:0}'],
  ['has steps', 'a{animation:fade 1s}@keyframes fade{0%{opacity:0}to{opacity:1}}'],
  ['is in blocks', '@layer base{@media print{.card{color:#000}}}'],
  ['is no rule', '@layer a,b;@font-face{font-family:x}'],
  ['reads what another sets', 'a{--x:1px}@property --x{syntax:"*";inherits:false}h2{margin:var(--x)}'],
  ['sets what a page or a script names', 'a{--set:1px}'],
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
  ['a class that is there as an id alone', '.menu{margin:0}'],
  ['a part that only fields have, where there is none', 'a::placeholder,::-webkit-datetime-edit{margin:0}'],
  ['a custom property nobody reads', 'a{--x:1px}h2{--x:2px}@property --x{syntax:"*";inherits:false}'],
  ['steps that no rule has', '@keyframes fade{0%{opacity:0}}.gone{animation:fade 1s}'],
  ['a custom property that only such a one reads', 'a{--x:var(--y)}h2{--y:1px}'],
])('drops a rule that names %s', (_what, css) => {
  expect(used(css)).toBe('');
});

it('drops the selectors that cannot match and keeps their neighbours', () => {
  expect(used('.gone,.card,kbd{margin:0}')).toBe('.card{margin:0}');
});

it('drops a block that holds nothing any more', () => {
  expect(used('@layer base{@media print{.gone{color:#000}}}.card{margin:0}')).toBe('.card{margin:0}');
});

it('keeps the parts of fields where there are fields', () => {
  const css = '::placeholder{opacity:1}::-webkit-inner-spin-button{height:auto}';
  expect(usedRules(css, new Set(['input']))).toBe(css);
});

it('says what a stylesheet asks for, and by what kind of name', () => {
  const css = '.card>a#top[open]:hover,:is(LI,.x){--set:1px;margin:var(--read)}';
  expect([...namesIn(css)]).toEqual(['.card', 'a', '#top', '[open]', 'li', '.x', '--set']);
});
