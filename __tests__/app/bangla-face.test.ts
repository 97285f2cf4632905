import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

test.each([
  ['anek-bangla', 60_000, ['app/styles/bangla.css', 'app/bn/layout.tsx']],
  ['anek-signs', 1_500, ['app/styles/bangla.css']],
  ['bangla-name', 1_500, ['app/styles/header.css']],
])(
  'the face %s is named by a hash of what it contains wherever it is asked for, since browsers keep it for ever',
  (face, most, files) => {
    const [name = '', ...others] = readdirSync('public/fonts').filter((file) => file.startsWith(face));
    const bytes = readFileSync(`public/fonts/${name}`);
    expect(others).toEqual([]);
    expect(bytes.length).toBeLessThanOrEqual(most);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    expect(name).toBe(`${face}-500.${hash}.woff2`);
    for (const file of files) expect(readFileSync(file, 'utf8')).toContain(`'/fonts/${name}'`);
  },
);
