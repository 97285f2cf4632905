import { expectAccessible } from '../support/axe';
import { saved, textbox } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

test('the dashboard leads back to where one stopped', async ({ page }) => {
  await openStudio(page, '/admin/AdminAddService?id=delivery-to-site');
  await textbox(page, 'Title').fill('Delivery, half written');
  await saved(page);
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Dashboard' }).click();
  const drafts = page.getByRole('region', { name: 'What waits' }).getByRole('list', { name: 'My drafts' });
  await expect(drafts.getByRole('listitem')).toHaveText([
    /^Delivery, half writtenservice, changed .*Edited$/,
  ]);
  await expectAccessible(page);
  await page.reload();
  await drafts.getByRole('link', { name: 'Delivery, half written' }).press('Enter');
  await expect(textbox(page, 'Title')).toHaveValue('Delivery, half written');
});
