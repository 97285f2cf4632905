import { readFileSync } from 'node:fs';

// The script of each page, without those of the framework.
const starter = readFileSync('scripts/export/starter.browser.mjs', 'utf8').replaceAll('SOURCES', '[]');

it.each([
  ['repeats a click on a button after hydration', ['button'], 2],
  ['does not repeat it when the visitor has clicked elsewhere since', ['button', 'p'], 1],
])('%s', (_, clicked, count) => {
  document.body.innerHTML = '<button>Choose</button><p>Text</p>';
  const act = jest.fn();
  document.querySelector('button')?.addEventListener('click', act);
  window.eval(starter);
  for (const name of clicked) document.querySelector<HTMLElement>(name)?.click();
  dispatchEvent(new Event('site:hydrated'));
  expect(act).toHaveBeenCalledTimes(count);
});
