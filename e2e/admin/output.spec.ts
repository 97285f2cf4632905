import { readFileSync } from 'node:fs';
import { editedProduct } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

/** A message of the schema of products. */
const SCHEMAS = /Tiles may go without a name\./;

const isSchemas = (url: string) => {
  const [, name] = /static\/chunks\/([\w.~-]+\.js)/.exec(url) ?? [];
  return name !== undefined && SCHEMAS.test(readFileSync(`out/_next/static/chunks/${name}`, 'utf8'));
};

test('schemas are loaded with an editor, not with a list', async ({ page }) => {
  const { name } = editedProduct();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openStudio(page, '/admin/AdminProducts');
  await expect(page.getByRole('heading', { level: 2, name: /products$/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter(isSchemas)).toEqual([]);
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  expect(fetched.filter(isSchemas)).not.toEqual([]);
});
