import { namesUsedInPage, namesUsedInScript } from '@/scripts/export/used-names';

describe('a page', () => {
  const used = namesUsedInPage(
    '<main id="top" hidden=""><p class="lead md:mt-2 [&amp;&gt;b]:mt-0" style="--course:2">A container, a filter.</p></main>' +
      '<script type="application/ld+json">{"name":"sheet"}</script><script>root.dataset.arriving="";push(["$","p",{"className":"later"}])</script>',
  );

  it.each([
    'main',
    'p',
    '.lead',
    '.md:mt-2',
    '.[&>b]:mt-0',
    '#top',
    '[hidden]',
    '--course',
    '.later',
    '[data-arriving]',
  ])('says %s', (name) => expect(used(name)).toBe(true));
  it.each(['.container', '.filter', 'container', '.sheet', 'b', '[open]', '--other'])(
    'does not say %s',
    (name) => expect(used(name)).toBe(false),
  );
});

describe('a script', () => {
  const used = namesUsedInScript(
    'let {container:filter}=x;(0,e.jsx)("dialog",{open:!0,className:a?"lead":`wide ${b} tall`});if("input"===t)y.dataset.printOnly="";s.querySelector(".deep #top");/["\']table/.test(z)',
  );

  it.each(['dialog', '.lead', '.wide', '.tall', '.deep', '#top', '[open]', '[data-print-only]'])(
    'says %s',
    (name) => expect(used(name)).toBe(true),
  );
  it.each(['.container', '.filter', 'input', 'table', '.table'])('does not say %s', (name) =>
    expect(used(name)).toBe(false),
  );
});
