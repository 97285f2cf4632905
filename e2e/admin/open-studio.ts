import type { Page } from '@playwright/test';
import { ADD_BLOG, tool } from '../support/writing';
import { expect } from './test';

/** Opens a screen and waits until its store is open. */
export async function openStudio(page: Page, path: string) {
  await page.goto(path);
  await expect(status(page)).not.toContainText('Opening…');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText(/saved on this computer/i);
}

export const status = (page: Page) => page.getByRole('region', { name: 'Status' });

/** Opens an article, by default a new one, in the visual editor. */
export async function openArticle(page: Page, path = ADD_BLOG) {
  await openStudio(page, path);
  await expect(tool(page, 'Bold')).toBeVisible();
}
