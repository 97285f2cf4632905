import type { Page } from '@playwright/test';
import { ADD_BLOG, tool } from '../support/writing';
import { expect } from './test';

/** All screens of the studio, with their headings, and page titles if different. */
export const screens = [
  ['/admin', 'Dashboard'],
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/AdminProducts', 'All Products'],
  ['/admin/AdminBlogs', 'All Blogs'],
  ['/admin/AdminServices', 'All Services'],
  ['/admin/AdminBanners', 'All Banners'],
  ['/admin/AdminFeedbacks', 'All Feedbacks'],
  ['/admin/AdminAddProducts', 'New product', 'Add products'],
  ['/admin/AdminAddBlog', 'New blog', 'Add Blog'],
  ['/admin/AdminAddService', 'New service', 'Add Service'],
  ['/admin/AdminAddBanner', 'New banner', 'Add Banner'],
  ['/admin/AdminAddFeedback', 'New feedback', 'Add Feedback'],
  ['/admin/AdminPictures', 'Pictures'],
  ['/admin/HowThisWorks', 'How this works'],
  ['/profile', 'My Profile'],
  ['/pages/settings', 'Account Settings'],
] as const satisfies readonly (readonly [path: string, heading: string, title?: string])[];

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
