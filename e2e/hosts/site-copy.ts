import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Who may see the studio in these tests. */
export const STAFF = { name: 'staff', password: 'a long password' };

/** Address of a PDF file that staff offer. */
export const STAFF_FILE = '/files/prices-1a2b3c4d.pdf';

/** Files of the studio that the login must cover; the ones that this export lacks are laid beside it. */
export const studioFiles = [
  'admin.html',
  'admin.txt',
  'admin/__next._tree.txt',
  'admin/AdminProducts.html',
  'profile.html',
  'pages/settings.html',
];

/**
 * A folder that a server's own user may read, with the export in `out` and the staff's passwords beside it. Returns its
 * path and how to take it away again.
 */
export async function siteCopy() {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-on-host-'));
  await chmod(folder, 0o755);
  await cp('out', `${folder}/out`, { recursive: true });
  for (const file of studioFiles) {
    if (existsSync(`out/${file}`)) continue;
    await mkdir(path.dirname(`${folder}/out/${file}`), { recursive: true });
    await writeFile(`${folder}/out/${file}`, 'For staff.');
  }
  // A file of the staff, of which the sample has none.
  await mkdir(`${folder}/out/files`, { recursive: true });
  await writeFile(`${folder}/out${STAFF_FILE}`, '%PDF-1.7');
  const hash = createHash('sha1').update(STAFF.password).digest('base64');
  await writeFile(`${folder}/staff.htpasswd`, `${STAFF.name}:{SHA}${hash}\n`);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
