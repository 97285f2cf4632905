import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const trigger = (page: Page) => page.getByRole('button', { name: 'Watch the film' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the trigger is a link to the film’s own page', async ({ page }) => {
    await page.goto('/');
    await expect(trigger(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /^Watch the film/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=AtraiFilm00',
    );
  });
});
