import { exportBundle, importText, saved, textbox } from '../support/studio';
import { status } from './open-studio';
import { expect, test } from './test';
const ADD_PRODUCT = '/admin/AdminAddProducts';
const ADD_BLOG = '/admin/AdminAddBlog';

test('gives a new product its id while it is typed and keeps it through a reload', async ({ page }) => {
  await page.goto(ADD_PRODUCT);
  await textbox(page, 'Name').pressSequentially('Garden Step');
  await textbox(page, 'Name').blur();
  await expect(page).toHaveURL(/\?id=garden-step$/);
  await saved(page);
  await page.reload();
  await expect(textbox(page, 'Name')).toHaveValue('Garden Step');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New product');
});

test('loses nothing when the page is reloaded in the middle of typing', async ({ page }) => {
  await page.goto(`${ADD_PRODUCT}?id=solid-brick`);
  await textbox(page, 'Name').fill('Solid Brick, reloaded at once');
  await page.reload();
  await expect(textbox(page, 'Name')).toHaveValue('Solid Brick, reloaded at once');
});

test('loses nothing when the tab is closed in the middle of typing', async ({ page, context }) => {
  await page.goto(`${ADD_PRODUCT}?id=solid-brick`);
  await textbox(page, 'Name').fill('Solid Brick, closed at once');
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto(`${ADD_PRODUCT}?id=solid-brick`);
  await expect(textbox(next, 'Name')).toHaveValue('Solid Brick, closed at once');
});

test('loses nothing when another field is typed in while the id follows the title', async ({ page }) => {
  await page.goto(ADD_PRODUCT);
  await textbox(page, 'Name').pressSequentially('Quick Fingers');
  await textbox(page, 'Size in mm').pressSequentially('120 × 60 × 30 mm');
  await expect(page).toHaveURL(/\?id=quick-fingers$/);
  await expect(textbox(page, 'Name')).toHaveValue('Quick Fingers');
  await expect(textbox(page, 'Size in mm')).toHaveValue('120 × 60 × 30 mm');
});

test('shows errors of a field after it is left, not before', async ({ page }) => {
  await page.goto(ADD_BLOG);
  const title = textbox(page, 'Title');
  const message = page.getByText('Title is too short: 3 of at least 5 characters.');
  await title.pressSequentially('abc');
  await expect(message).toBeHidden();
  await title.blur();
  await expect(message).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.pressSequentially('def');
  await expect(message).toBeHidden();
});

test(
  'shows the draft through the site’s own card while it is typed',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto(`${ADD_PRODUCT}?id=solid-brick`);
    await textbox(page, 'Name').fill('Brick under preview');
    if (isMobile) await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const card = page.frameLocator('iframe[title="Preview"]');
    await expect(card.getByText('Brick under preview')).toBeVisible();
  },
);

// Long: two browsers, an export and an import. The rule itself is shown by 500 random sequences in Jest.
test(
  'Undo takes an import back before what was typed, and Redo brings a text back after the form was left',
  {
    tag: '@full',
  },
  async ({ page, browser }) => {
    await page.goto('/admin/AdminAddFeedback');
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(new URL(`${ADD_PRODUCT}?id=solid-brick`, page.url()).href);
    await textbox(elsewhere, 'Description of the picture').fill('A grey brick.');
    await saved(elsewhere);
    const { text } = await exportBundle(elsewhere);
    await elsewhere.context().close();

    await textbox(page, 'Name').fill('Selina Begum');
    await textbox(page, 'Message').fill('The blocks came on the day.');
    const review = await importText(page, text);
    await review.getByRole('button', { name: 'Import 1 change' }).click();
    await expect(review.getByText('Imported 1 change. Undo takes all of them back.')).toBeVisible();
    await page.keyboard.press('Escape');
    await status(page).getByRole('button', { name: 'Undo: import of 1 change' }).click();
    await expect(status(page)).toContainText('Undone: Imported 1 change.');
    await expect(textbox(page, 'Message')).toHaveValue('The blocks came on the day.');

    for (const field of ['Message', 'Name']) {
      await status(page)
        .getByRole('button', { name: /^Undo: typing in / })
        .click();
      await expect(textbox(page, field)).toHaveValue('');
    }
    await page.getByRole('link', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All Feedbacks' })).toBeVisible();
    for (let step = 0; step < 2; step += 1) {
      await status(page).getByRole('button', { name: 'Redo: typing in “Selina Begum”' }).click();
      await expect(status(page)).toContainText('Done again: Added “Selina Begum”.');
    }
    await page.getByRole('link', { name: 'Selina Begum', exact: true }).first().click();
    await expect(textbox(page, 'Message')).toHaveValue('The blocks came on the day.');
  },
);

test('reports that an id is taken', async ({ page }) => {
  await page.goto(ADD_PRODUCT);
  await textbox(page, 'Name').fill('Corner Piece');
  await textbox(page, 'Name').blur();
  await expect(page).toHaveURL(/\?id=corner-piece$/);
  await textbox(page, 'Last part of the address').fill('solid-brick');
  await textbox(page, 'Last part of the address').press('Enter');
  await expect(
    page.getByText('The address of another product ends like this already. Choose something else.'),
  ).toBeVisible();
});
