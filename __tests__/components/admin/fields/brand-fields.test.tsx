import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { markFiles, markOf } from '@/__tests__/fixtures/marks';
import { published } from '@/__tests__/content/published';
import { announcement } from '@/components/admin/ui/announce';
import { brandColours } from '@/content/registry/brand-colours';
import { markText } from '@/lib/brand';
import { openEditor } from '../open-editor';
// Preloads the lazy modules, so that no test waits for their transform.
import '@/app/(admin)/_studio/brand-fields';
import '@/app/(admin)/_studio/previews/pages';

const open = () => openEditor('company', 'company', published.company);
const mark = () => screen.findByRole('textbox', { name: /^Mark/ });
/** An SVG file; jsdom does not read files. */
const svgFile = (text: string) =>
  Object.assign(new File([text], 'logo.svg', { type: 'image/svg+xml' }), { text: async () => text });

test('a pasted SVG becomes the mark, without what the drawing program added', async () => {
  const { user, value } = await open();
  const field = await mark();
  await user.clear(field);
  await user.click(field);
  await user.paste(markFiles['two colours of Inkscape']);
  await user.tab();
  await waitFor(() => expect(value().mark).toBe(markText(markOf(markFiles['two colours of Inkscape']))));
  expect(field).toBeValid();
});

test('a file becomes the mark; one that cannot be used leaves it and is answered and announced', async () => {
  const { user, value } = await open();
  await mark();
  const input = screen.getByLabelText('Choose an SVG file', { selector: 'input' });
  await user.upload(input, svgFile(markFiles['a black square']));
  const square = markText(markOf(markFiles['a black square']));
  await waitFor(() => expect(value().mark).toBe(square));

  await user.upload(input, svgFile('<svg viewBox="0 0 9 9"><path onclick="x()" d="M0 0h9z"/></svg>'));
  expect(
    await screen.findByText(
      /^Mark has the attribute “onclick” at “path”, which a mark may not have\. Ask for/,
    ),
  ).toBeVisible();
  expect(announcement.getState()).toMatch(/^Mark has the attribute “onclick”/);
  await user.upload(input, svgFile('x'.repeat(250_001)));
  const large = 'This file is larger than 250 KB. Ask for a simpler drawing.';
  expect(await screen.findByText(large)).toBeVisible();
  expect(announcement.getState()).toBe(large);
  expect(value().mark).toBe(square);
});

test('a colour is chosen, and its roles follow by the same rule as on the command line', async () => {
  const { user, value } = await open();
  const group = within(await screen.findByRole('group', { name: /^Brand colour/ }));
  const code = await group.findByRole('textbox', { name: /^Colour as a code/ });
  await user.clear(code);
  await user.type(code, '#ffd400');
  await user.tab();
  await waitFor(() => expect(value().colours).toEqual(brandColours('#FFD400')));
  expect(group.getByText(/^#FFD400 is too light for text on light pages/)).toBeVisible();

  fireEvent.change(group.getByLabelText('Pick the colour'), { target: { value: '#7a1620' } });
  await waitFor(() => expect(value().colours).toEqual(brandColours('#7A1620')));
});

test('a code that is no colour is answered in a sentence', async () => {
  const { user } = await open();
  const group = within(await screen.findByRole('group', { name: /^Brand colour/ }));
  const code = await group.findByRole('textbox', { name: /^Colour as a code/ });
  await user.clear(code);
  await user.type(code, 'red');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Check for problems' }));
  expect(
    (
      await screen.findAllByText(
        'Brand colour must be “#” and six digits or letters from A to F, such as #7A1620.',
      )
    )[0],
  ).toBeVisible();
  for (const control of [code, group.getByLabelText('Pick the colour')]) {
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(/must be “#”/);
  }
});
