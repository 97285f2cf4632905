import { expect, test } from '@playwright/test';
import { pathIn, type Host } from './ask';
import { files, STUDIO } from './exported-files';
import { loginTricks, ofStudio } from './probes';
import { STAFF, studioFiles } from './site-copy';

const basic = (name: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
});

/** The login in front of every file of the studio. */
export function studioRules({ name, get }: Host) {
  test(`${name}: the studio asks for a name and a password, for every file of it`, async () => {
    const exported = files.filter((file) => STUDIO.test(file) && /\.(html|txt)$/.test(file));
    const paths = [...exported, ...studioFiles].map((file) => `/${file}`);
    const addresses = [
      ...new Set([
        ...paths,
        ...paths.map((path) => path.replace(/\.html$/, '')),
        '/admin/',
        '/admin/nothing',
        '/adminx',
        '/admin?x=1',
      ]),
    ];
    for (const path of addresses) {
      const { status, headers } = await get(path);
      expect({ path, status }).toEqual({ path, status: 401 });
      expect(headers['www-authenticate'], path).toMatch(/^Basic realm="Staff"/);
      expect((await get(path, basic(STAFF.name, 'wrong'))).status, path).toBe(401);
    }
    for (const path of paths) {
      const { status, headers } = await get(path.replace(/\.html$/, ''), basic(STAFF.name, STAFF.password));
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers, path).toMatchObject({ ...ofStudio, 'x-robots-tag': 'noindex, nofollow' });
    }
    const inside = await get('/admin/', basic(STAFF.name, STAFF.password));
    expect([inside.status, pathIn(inside.headers.location)]).toEqual([301, '/admin']);
  });

  test(`${name}: no spelling of the studio gets past the login`, async () => {
    for (const path of loginTricks) {
      const { status, body } = await get(path);
      expect([400, 401, 404], `${path} answers ${status}`).toContain(status);
      expect(body, path).not.toContain('For staff.');
    }
  });
}
