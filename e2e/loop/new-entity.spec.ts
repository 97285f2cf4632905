import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../admin/test';
import { exportBundle, openReview, saved, textbox } from '../support/studio';
import { applyBundle, buildCopy, copyRepository } from './copy-repository';
import { addCertificates } from './made-up-entity';
import { PORT, serve, stop } from './serve';

test.use({ baseURL: `http://localhost:${PORT}` });

const run = promisify(execFile);
const AUTHOR = ['-c', 'user.name=Copy', '-c', 'user.email=copy@example.com'];

test('a kind of content added by the recipe has list, editor, search, review, bundle and build', async ({
  page,
}) => {
  // A copy of the repository, its types and a build on a slow computer.
  test.setTimeout(20 * 60_000);
  const copy = copyRepository();
  try {
    expect(addCertificates(copy).length).toBeLessThanOrEqual(4);
    await run('git', ['add', 'content'], { cwd: copy });
    await run('git', [...AUTHOR, 'commit', '--quiet', '--message', 'Certificates'], { cwd: copy });
    await run('npm', ['run', 'typecheck'], { cwd: copy });
    await buildCopy(copy);
    const server = await serve(join(copy, 'out'));
    try {
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Certificates' }).click();
      await page.getByRole('link', { name: 'All Certificates' }).click();
      await expect(page.getByRole('link', { name: 'First certificate', exact: true })).toBeVisible();

      await page.goto('/admin/AdminAddCertificate');
      await textbox(page, 'Title').fill('Certificate of the loop');
      await page.getByLabel('Issued').fill('2024-11-06');
      await page.getByLabel('Issued').blur();
      await saved(page);
      await page.getByRole('combobox', { name: 'Search' }).fill('certificate loop');
      await expect(page.getByRole('option', { name: /Certificate of the loop/ })).toBeVisible();
      await page.keyboard.press('Escape');
      const review = await openReview(page);
      await expect(review.getByText('Certificate of the loop').first()).toBeVisible();
      await page.keyboard.press('Escape');

      await applyBundle(copy, (await exportBundle(page)).text);
      const records = readFileSync(join(copy, 'content/entities/certificates/data.json'), 'utf8');
      expect(JSON.parse(records)).toMatchObject([
        { title: { en: 'First certificate' } },
        { id: 'certificate-of-the-loop', title: { en: 'Certificate of the loop' }, issued: '2024-11-06' },
      ]);
      await run('npm', ['run', 'content:check'], { cwd: copy });
      await page.goto('about:blank');
    } finally {
      await stop(server);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
