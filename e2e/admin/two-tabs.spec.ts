import { saved, textbox } from '../support/studio';
import { expect, test } from './test';

const EDIT_BRICK = '/admin/AdminAddProducts?id=solid-brick';

test('opens read-only in a second tab, which can take over', async ({ page, context }) => {
  await page.goto(EDIT_BRICK);
  await textbox(page, 'Name').fill('From the first tab');
  await saved(page);

  const second = await context.newPage();
  await second.goto(EDIT_BRICK);
  await expect(second.getByText('This product is open in another tab.')).toBeVisible();
  await expect(textbox(second, 'Name')).toHaveAttribute('readonly');
  await expect(textbox(second, 'Name')).toHaveValue('From the first tab');

  await second.getByRole('button', { name: 'Take over' }).click();
  await expect(textbox(second, 'Name')).not.toHaveAttribute('readonly');
  await expect(page.getByText(/^Another tab has taken over this product/)).toBeVisible();
  await expect(textbox(page, 'Name')).toHaveAttribute('readonly');

  await textbox(second, 'Name').fill('From the second tab');
  await saved(second);
  await page.reload();
  await expect(textbox(page, 'Name')).toHaveValue('From the second tab');
});

test('keeps what was typed in the tab that loses its record', async ({ page, context }) => {
  await page.goto(EDIT_BRICK);
  await expect(textbox(page, 'Name')).toBeVisible();
  const second = await context.newPage();
  await second.goto(EDIT_BRICK);
  await expect(second.getByRole('button', { name: 'Take over' })).toBeVisible();
  await textbox(page, 'Name').fill('Typed a moment before');
  await second.getByRole('button', { name: 'Take over' }).click();
  await expect(textbox(second, 'Name')).toHaveValue('Typed a moment before');
});

test('frees the record when its tab is closed', async ({ page, context }) => {
  const first = await context.newPage();
  await first.goto(EDIT_BRICK);
  await expect(textbox(first, 'Name')).toBeVisible();
  await first.close();
  await page.goto(EDIT_BRICK);
  await textbox(page, 'Name').fill('Free again');
  await expect(textbox(page, 'Name')).toHaveValue('Free again');
});

test('shows in one tab’s list what another tab edits', async ({ page, context }) => {
  await page.goto('/admin/AdminProducts?q=solid');
  const second = await context.newPage();
  await second.goto(EDIT_BRICK);
  await textbox(second, 'Name').fill('Solid Brick, seen over there');
  await saved(second);
  await expect(page.getByRole('link', { name: 'Solid Brick, seen over there' }).first()).toBeVisible();
});

test('a tab that was robbed while it hung cannot overwrite what was written since', async ({
  page,
  context,
}) => {
  await page.goto(EDIT_BRICK);
  await expect(textbox(page, 'Name')).toHaveValue('Solid Brick');
  const second = await context.newPage();
  await second.goto(EDIT_BRICK);
  await expect(second.getByRole('button', { name: 'Take over' })).toBeVisible();

  // From its first key on, before it can save, the tab hangs on an answer that does not come.
  let letGo = () => undefined as void;
  const isHanging = new Promise<void>((resolve) => {
    void page.route('**/hang', (route) => {
      letGo = () => void route.fulfill({ body: '' });
      resolve();
    });
  });
  await page.evaluate(() => {
    const hang = () => {
      const request = new XMLHttpRequest();
      request.open('GET', '/hang', false);
      request.send();
    };
    document.addEventListener('input', () => setTimeout(hang), { once: true });
  });
  await textbox(page, 'Name').fill('From the tab that hung');
  await isHanging;
  await second.getByRole('button', { name: 'Take over' }).click();
  await textbox(second, 'Name').fill('From the second tab');
  await saved(second);

  letGo();
  await expect(page.getByText(/^Another tab has taken over this product/)).toBeVisible();
  await expect(
    page.getByText(/the text of the other tab stands, and Undo leads to the other text: Name\.$/),
  ).toBeVisible();
  await expect(textbox(second, 'Name')).toHaveValue('From the second tab');
  await page.reload();
  await expect(textbox(page, 'Name')).toHaveValue('From the second tab');
});
