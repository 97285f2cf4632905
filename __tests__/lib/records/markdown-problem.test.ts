import { spawnSync } from 'node:child_process';
import { loadMarkdownCheck, markdownProblem } from '@/lib/records/markdown-problem';

beforeAll(loadMarkdownCheck);

test.each([
  ['[web](https://example.com), [mail](mailto:a@b.example), [phone](tel:+880)', null],
  ['[here](/blog) and [part](#part)', null],
  ['![wall](/images/scenes/kerb-road.jpg "caption")', null],
  ['fine\n\n[x](javascript:alert(1))', 'Line 3: only web, email and phone links work.'],
  ['[x](data:text/html,hello)', 'Line 1: only web, email and phone links work.'],
  ['<javascript:alert(1)>', 'Line 1: only web, email and phone links work.'],
  ['[x][y]\n\n[y]: vbscript:run', 'Line 3: only web, email and phone links work.'],
  ['[x](//elsewhere.example)', 'Line 1: only web, email and phone links work.'],
  [
    '![x](https://elsewhere.example/a.png)',
    'Line 1: only pictures of this website work, such as /images/scenes/kerb-road.jpg.',
  ],
  [
    '![x](/images/../x.jpg)',
    'Line 1: only pictures of this website work, such as /images/scenes/kerb-road.jpg.',
  ],
  ['`[x](javascript:alert(1))` and\n\n    <javascript:alert(1)>', null],
  ['[x\ny](javascript:alert(1))', 'Line 1: only web, email and phone links work.'],
])('what %.60j is refused for: %s', (markdown, problem) => {
  expect(markdownProblem(markdown)).toBe(problem);
});

it('keeps links to names in other scripts, however many links came before', () => {
  // In a process of its own: Jest runs the code in a way that hides what Node does with it.
  const script = `import { safeHref } from './lib/text/safe-href';
    for (let link = 0; link < 20_000; link += 1) if (!safeHref('https://münchen.example')) throw new Error('lost');`;
  expect(spawnSync('node_modules/.bin/tsx', ['-e', script], { encoding: 'utf8' })).toMatchObject({
    status: 0,
  });
});
