import { pair } from '@/__tests__/fixtures/pair';
import { published } from '@/__tests__/content/published';
import { openEditor } from '../open-editor';
import { english } from '@/content/strings/english';
import { render, screen, waitFor, within } from '@testing-library/react';
import { ProductFormPreview } from '@/app/(admin)/_studio/product-drawing';
import { presets } from '@/lib/geometry';
import { forms } from '../../../fixtures/forms';
import { product } from '../store/studio-kit';

async function open(form: unknown) {
  const record = product('alpha', form === undefined ? {} : { form });
  const { user, value } = await openEditor('products', 'alpha', [record]);
  return { user, form: () => value().form };
}

const kind = () => screen.getByRole('combobox', { name: 'Kind of shape' });
const measure = (name: string) => screen.getByRole('textbox', { name });

test('the kind determines the measures, and a measure changes only its part of the shape', async () => {
  const { user, form } = await open(undefined);
  expect(kind()).toHaveDisplayValue('No drawing');
  expect(screen.queryByRole('group', { name: 'Measures' })).toBeNull();
  await user.selectOptions(kind(), 'Solid brick');
  await user.clear(measure('Height (mm)'));
  await user.type(measure('Height (mm)'), '75');
  await user.tab();
  await waitFor(() => expect(form()).toEqual({ ...forms.brick, height: 75 }));
});

test('the measures of a kind come back after another one was chosen in passing', async () => {
  const { user, form } = await open({ ...forms.brick, height: 75 });
  await user.selectOptions(kind(), 'Uni paver');
  await waitFor(() => expect(form()).toMatchObject({ outline: 'uni' }));
  await user.selectOptions(kind(), 'Solid brick');
  await waitFor(() => expect(form()).toEqual({ ...forms.brick, height: 75 }));
});

test('a kind starts from the size that is typed above it', async () => {
  const { user, form } = await open(undefined);
  await user.clear(measure('Size in mm'));
  await user.type(measure('Size in mm'), '400 x 200 x 200');
  await user.selectOptions(kind(), 'Solid brick');
  await waitFor(() => expect(form()).toEqual({ ...forms.brick, length: 400, width: 200, height: 200 }));
});

test('a size that contradicts the shape is reported with the size of the shape', async () => {
  const { user } = await open(forms.block);
  await user.clear(measure('Size in mm'));
  await user.type(measure('Size in mm'), '400 x 200 x 200');
  await user.tab();
  expect(await screen.findByText(/^Size in mm must be 390 × 190 × 190.mm like the shape/)).toBeVisible();
});

test('a measure outside of its limits is named with them', async () => {
  const { user } = await open(forms.brick);
  await user.click(screen.getByRole('heading', { name: 'Shape' }));
  expect(kind()).toHaveDisplayValue('Solid brick');
  expect(measure('Length (mm)')).toHaveAccessibleDescription('20 to 3000');
  await user.clear(measure('Length (mm)'));
  await user.type(measure('Length (mm)'), '4000');
  await user.tab();
  expect(await screen.findByText('Length must be at most 3000.')).toBeVisible();
});

test('a coping has the measures that are drawn of it, its drip grooves among them', async () => {
  const { user, form } = await open(presets.find(({ name }) => name === 'Coping stone')?.form);
  expect(screen.queryByRole('textbox', { name: 'Recess across (mm)' })).toBeNull();
  const drip = within(screen.getByRole('group', { name: 'Drip grooves' }));
  const distance = drip.getByRole('textbox', { name: 'Distance from the edge (mm)' });
  expect(distance).toHaveAccessibleDescription('2 to 500');
  await user.clear(distance);
  await user.type(distance, '25');
  await user.tab();
  await waitFor(() => expect(form()).toMatchObject({ drip: { width: 14, depth: 11, distance: 25 } }));
});

test('the shape can be removed', async () => {
  const { user, form } = await open(forms.brick);
  await user.selectOptions(kind(), 'No drawing');
  await waitFor(() => expect(form()).toBeUndefined());
});

test('the preview draws a valid shape, and shows a sentence for an invalid one', () => {
  const { rerender } = render(<ProductFormPreview form={forms.brick} label="Brick" locale={english} />);
  expect(screen.getByRole('img', { name: /^Front of Brick/ })).toBeInTheDocument();
  rerender(<ProductFormPreview form={{ ...forms.brick, height: 'x' }} label="Brick" locale={english} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/when all measures are right/)).toBeInTheDocument();
});

test('a size is typed once: inches and measures follow it, and inches typed by hand stay', async () => {
  const { user, value } = await openEditor('products', 'plain-brick', published.products);
  const type = async (name: string, text: string) => {
    await user.clear(screen.getByRole('textbox', { name }));
    await user.keyboard(`${text}{Tab}`);
  };
  await type('Size in mm', '250x120x75');
  await waitFor(() => expect(value().inch).toBe('9.8″ × 4.7″ × 3″'));
  expect(value().form).toMatchObject({ length: 250, width: 120, height: 75 });
  await type('Size in inches', '10″ × 5″ × 3″');
  await type('Size in mm', '240x110x75');
  await waitFor(() => expect(value().form).toMatchObject({ length: 240, width: 110, height: 75 }));
  expect(value().inch).toBe('10″ × 5″ × 3″');
});

test('a sentence that names the old size is pointed out at its field, as soon as the size has changed', async () => {
  const summary = pair('A block for partitions, 140 mm wide and light.');
  const { user } = await openEditor('products', 'alpha', [
    product('alpha', { size: '390 × 140 × 190 mm', summary }),
  ]);
  const field = () => screen.getByRole('textbox', { name: 'Summary' });
  const pointed = expect.stringContaining('The product is not “140 mm wide”.');
  expect(field()).not.toHaveAccessibleDescription(pointed);
  await user.clear(screen.getByRole('textbox', { name: 'Size in mm' }));
  await user.keyboard('390x150x190{Tab}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(pointed));
});
