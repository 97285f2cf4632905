import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { exportedDocuments, type ExportedDocument } from '../support/exported-documents';
import { publicPages } from '../support/exported-pages';
import { expect, test, wake } from '../support/test';

const policiesOf = ({ metas }: ExportedDocument) =>
  metas.filter((meta) => meta['http-equiv'] === 'Content-Security-Policy').map(({ content = '' }) => content);
const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

test.describe('in the files', () => {
  test.skip(({ isMobile }) => isMobile, 'files are the same at every width');

  test('every page has one policy, first in its head, with the hashes of its own scripts and of no others', async ({
    page,
  }) => {
    for (const document of await exportedDocuments(page)) {
      const policies = policiesOf(document);
      expect(policies, document.path).toHaveLength(1);
      expect(document.afterCharset, document.path).toBe('Content-Security-Policy');
      const sources = directives(policies[0] ?? '').get('script-src') ?? [];
      const hashes = document.scripts
        .filter(({ type, src }) => src === null && !/^application\/(ld\+)?json$/.test(type))
        .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(sources.filter((source) => source.startsWith("'sha256-")).sort(), document.path).toEqual(
        [...new Set(hashes)].sort(),
      );
      expect(sources.join(' '), document.path).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
      expect(
        document.scripts.map(({ src }) => src).filter((src) => src !== null),
        document.path,
      ).toEqual([]);
      expect(document.handlers, document.path).toEqual([]);
      expect(
        document.hrefs.filter((href) => /^\s*(javascript|data|vbscript):/i.test(href)),
        document.path,
      ).toEqual([]);
    }
  });

  test('all public pages have one list beside their hashes, the studio has its own', async ({ page }) => {
    const documents = await exportedDocuments(page);
    const withoutHashes = (document: ExportedDocument) =>
      (policiesOf(document)[0] ?? '').replace(/'sha256-[^']+' ?/g, '');
    const lists = (isStudio: boolean) =>
      new Set(documents.filter((document) => document.isStudio === isStudio).map(withoutHashes));
    expect(lists(false).size).toBe(1);
    expect(lists(true).size).toBeLessThanOrEqual(1);
    const [list = ''] = lists(false);
    expect(directives(list).get('default-src')).toEqual(["'none'"]);
    expect(directives(list).get('frame-src')).toEqual([
      'https://www.google.com',
      'https://www.youtube-nocookie.com',
    ]);
    for (const name of ['base-uri', 'form-action', 'object-src'])
      expect(directives(list).get(name)).toEqual(["'none'"]);
    for (const studio of lists(true)) {
      expect(directives(studio).get('frame-src')).toEqual(["'none'"]);
      expect(directives(studio).get('img-src')).toContain('blob:');
    }
  });

  test('csp_evaluator finds nothing above informational', async ({ page }) => {
    for (const document of await exportedDocuments(page)) {
      const findings = new CspEvaluator(new CspParser(policiesOf(document)[0] ?? '').csp).evaluate();
      const serious = findings.filter(({ severity }) => severity < Severity.INFO);
      expect(
        serious.map(({ directive, description }) => `${directive}: ${description}`),
        document.path,
      ).toEqual([]);
    }
  });
});

test.describe('in the browser', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy violated: ${violatedDirective} ${blockedURI}`);
      });
    });
  });

  test('a violation does show up as a fault', async ({ page, faults }) => {
    await page.goto('/quality');
    await wake(page);
    await page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/a.png' }),
      );
    });
    await expect
      .poll(() => faults.filter((fault) => fault.includes('policy violated: img-src')).length)
      .toBe(1);
    faults.length = 0;
  });

  test('an inline script that is not ours does not run', async ({ page, faults }) => {
    await page.goto('/quality');
    await wake(page);
    await page.evaluate(() => {
      // As a parser would meet them in content that slipped through.
      document.body.insertAdjacentHTML('beforeend', '<img src="/none" alt="" onerror="document.title = 1">');
      document.body.insertAdjacentHTML(
        'beforeend',
        '<iframe srcdoc="<script>parent.document.title = 2</script>"></iframe>',
      );
    });
    await expect
      .poll(() => faults.filter((fault) => fault.includes('policy violated: script-src')).length)
      .toBeGreaterThanOrEqual(1);
    expect(await page.title()).toMatch(/Quality Assurance/);
    faults.length = 0;
  });

  test('no page violates its policy from one end to the other', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the policy is the same at every width');
    test.setTimeout(180_000);
    for (const path of publicPages) {
      await page.goto(path);
      await wake(page);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame);
        }
      });
    }
  });

  test('no open widget violates it, nor a way through the site by links', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await page.getByRole('button', { name: 'Watch the film' }).click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL('/gallery');
    await wake(page);
    await page.getByRole('tab', { name: 'Videos' }).click();
    await page.getByRole('button', { name: 'Play Making blocks' }).click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.goto('/contact');
    await wake(page);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await page.getByRole('textbox', { name: /^Name/ }).fill('A name');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.goto('/products');
    await wake(page);
    await page.getByRole('button', { name: /Edging Block/ }).click();
    await page.goBack();
  });
});
