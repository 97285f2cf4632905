import { products } from '@/content/entities/products';
import { createBrowser, edit, product, stored, type } from './studio-kit';

it('a product that is edited keeps the form and the summary that nobody touches', async () => {
  const { form, summary } = products.find((one) => one.form !== undefined && one.summary !== undefined) ?? {};
  expect(form).toBeDefined();
  const tab = await createBrowser().startTab({ products: [product('alpha', { form, summary })] });
  const session = await edit(tab, 'alpha');
  type(session, 'name', 'Brick');
  await session.close();

  expect(stored(tab, 'alpha')).toMatchObject({ name: 'Brick', form, summary });
});
