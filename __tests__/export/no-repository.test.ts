import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A word of each part that needs `CONTENT_REPOSITORY`, `CONTENT_APPROVAL`, `CONTENT_MAILTO` or `ENQUIRY_ENDPOINT`:
 * adapter, connection, sign-in, note of a publication, sentences, state of a form.
 */
const MARKS = [
  'x-github-api-version',
  'private-token',
  'studio-connection',
  'Reload to work with it',
  'code_challenge',
  'Create a token on GitHub',
  'Undo this publication',
  'What is proposed',
  'merge_method',
  'Open an email to',
  'Tell a colleague',
  '.ariaBusy=',
];

it('nothing that needs a variable of the build is in an export without it', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|txt)$/.test(name),
  );
  const mentions = files.flatMap((name) => {
    const text = readFileSync(path.join('out', name), 'utf8');
    return MARKS.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`);
  });
  expect(files).not.toEqual([]);
  expect(mentions).toEqual([]);
  expect(existsSync('out/content-version.json')).toBe(false);
});
