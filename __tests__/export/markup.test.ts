import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { HtmlValidate, type RuleConfig } from 'html-validate';
import vnuJar from 'vnu-jar';
import { samePages } from '@/e2e/support/exported-pages';
import { banglaPageKinds } from '@/scripts/page-kinds';
import { isFull } from '@/scripts/test/depth';

/** Before a commit, one page of each kind: the others are made of the same parts. */
const isAlike = (file: string) => {
  const path = `/${file.slice(0, -'.html'.length)}`;
  if (isFull) return false;
  return file.startsWith('bn/') ? !banglaPageKinds.includes(path) : samePages.has(path);
};
const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !isAlike(file))
  .map((file) => `out/${file}`)
  .sort();

/** All that html-validate recommends, but for how React spells HTML and for what is decided otherwise. */
const rules: RuleConfig = {
  // React's spelling, which means the same to every parser.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-empty-style': 'off',
  'attribute-boolean-style': 'off',
  'valid-id': ['error', { relaxed: true }],
  'no-implicit-input-type': 'off',
  // Custom properties of single elements; scripts and style sheets stay forbidden inline by the policy.
  'no-inline-style': 'off',
  // The forms send nothing and so have no submit button (docs/requirements.md, form-silent).
  'wcag/h32': 'off',
  // Numbers are kept together by CSS, and copied with plain blanks.
  'tel-non-breaking': 'off',
  // A section inside an article's text would be a part of its outline; a select cannot be typed into.
  'prefer-native-element': ['error', { exclude: ['region', 'listbox'] }],
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
};

it('html-validate finds no error on any page', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended'],
    rules: { ...rules },
  });
  const problems = new Set<string>();
  for (const file of files) {
    const { results } = await validator.validateFile(file);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        problems.add(`${file}: ${ruleId}: ${message} (${selector})`);
  }
  expect([...problems]).toEqual([]);
  expect(files).toContain('out/index.html');
});

const itWithJava = process.env.JAVA_PATH ? it : it.skip;

itWithJava(
  'the Nu checker finds no error on any page',
  async () => {
    const { stdout } = await promisify(execFile)(
      String(process.env.JAVA_PATH),
      ['-jar', String(vnuJar), '--stdout', '--exit-zero-always', '--format', 'json', ...files],
      { maxBuffer: 64_000_000 },
    );
    const { messages } = JSON.parse(stdout) as {
      messages: readonly { type: string; url: string; message: string }[];
    };
    const errors = messages.filter(({ type }) => type === 'error');
    // One line for each kind: a fault in a component is a fault on many pages.
    const kinds = new Set(errors.map(({ url, message }) => `${url.replace(/.*\/out\//, '')}: ${message}`));
    expect([...kinds]).toEqual([]);
  },
  // ms
  600_000,
);
