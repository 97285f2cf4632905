import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/axe';
import { editedProduct, saved, textbox } from '../support/studio';
import { expect, test } from './test';

test(
  'keeps the text while the disk is really full, backs it up, and saves it when there is room',
  { tag: '@full' },
  async ({ page, context, baseURL }) => {
    const { name, path } = editedProduct();
    const client = await context.newCDPSession(page);
    const origin = new URL(baseURL ?? '').origin;
    // A quota that fits the store, but not the typed text.
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
    await page.goto(path);
    await expect(textbox(page, 'Name')).toHaveValue(name);
    // Noise, because the browser's store packs what repeats.
    const typed = randomBytes(200_000).toString('hex');
    await textbox(page, 'Size in mm').fill(typed);
    const alert = page.getByRole('alert').filter({ hasText: 'the browser’s storage is full' });
    await expect(alert).toBeVisible();
    await expect(textbox(page, 'Size in mm')).toHaveValue(typed);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await alert.getByRole('button', { name: 'Download a backup' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(typed);

    await client.send('Storage.overrideQuotaForOrigin', { origin });
    await textbox(page, 'Size in mm').fill('8'.repeat(50));
    // The browser must notice the new quota first, and the studio may save before the press.
    await expect(async () => {
      if (await alert.isVisible())
        await alert.getByRole('button', { name: 'Try again' }).click({ timeout: 2000 });
      await expect(alert).toBeHidden({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await saved(page);
    await page.reload();
    await expect(textbox(page, 'Size in mm')).toHaveValue('8'.repeat(50));
  },
);
