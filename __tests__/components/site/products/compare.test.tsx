import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareScreen } from '@/app/(site)/_screens/compare';
import { compareQuery, mergedTitles, SLOTS, slotsIn } from '@/components/site/products/compare/compared';
import { writeQuery } from '@/components/site/products/use-address';
import { products } from '@/content/entities/products';
import { english } from '@/content/strings/english';
import fc from '@/__tests__/fast-check';

const known = products.map(({ id }) => id);
const anyIds = fc.array(fc.oneof(fc.constantFrom(...known, ''), fc.string()), { maxLength: SLOTS.length });
const isUnknown = (id: string) => id !== '' && !known.includes(id);

it('reads from any address at most four products that exist, each once and in its place', () => {
  fc.assert(
    fc.property(anyIds, fc.string(), (ids, noise) => {
      for (const id of slotsIn(noise, known).slots) expect(['', ...known]).toContain(id);
      const { slots, hasUnknown } = slotsIn(compareQuery(ids), known);
      const wanted = SLOTS.map((_, index) => ids[index] ?? '');
      expect(slots).toEqual(
        wanted.map((id, index) => (isUnknown(id) || wanted.indexOf(id) < index ? '' : id)),
      );
      expect(hasUnknown).toBe(ids.some(isUnknown));
      expect(slotsIn(compareQuery(slots), known)).toEqual({ slots, hasUnknown: false });
    }),
  );
});

it('places a row that only some products have before the next one that others have', () => {
  const merged = mergedTitles([
    ['size', 'wall', 'volume'],
    ['size', 'jamb', 'volume'],
    ['wall', 'end'],
  ]);
  expect(merged).toEqual(['size', 'wall', 'jamb', 'volume', 'end']);
});

it('shows the products of the address, marks what differs, and says what it leaves out', async () => {
  const blocks = products.filter(({ form }) => form?.shape === 'extrusion' && form.laying === 'wall');
  const one = blocks[0];
  const other = blocks.find(({ size }) => size !== one?.size);
  if (one === undefined || other === undefined) throw new Error('The content has no two blocks.');
  window.history.replaceState(null, '', '#question');
  render(<CompareScreen locale={english} />);
  act(() => writeQuery(`?a=${one.id}&b=nothing&c=${other.id}`, 'replaceState'));
  const table = screen.getByRole('table', { name: 'The chosen products side by side' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  const sizes = [one.size, other.size].join('').replace(/\s/g, ' ');
  expect(rows).toContain(`Size in millimetres, differs${sizes}`);
  expect(rows.join()).toContain('Blocks per m² of wall');
  expect(rows.join()).not.toContain('5-inch wall');
  expect(rows).toContain('FilesPDFTXTSVGDXFGLBUSDZIFCPDFTXTSVGDXFGLBUSDZIFC');
  expect(screen.getByRole('status')).toHaveTextContent(/^2 products .* so it is not shown\.$/);
  expect(screen.queryByRole('table', { name: 'Kerbs and edging' })).toBeNull();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Product 1' }), '');
  expect(window.location.search + window.location.hash).toBe(`?c=${other.id}#question`);
  expect(screen.getByRole('table', { name: 'Kerbs and edging' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Choose two to four products/);
});

it('compares what is chosen, also where the browser refuses to change the address', async () => {
  window.history.replaceState(null, '', '/products/compare');
  const write = jest.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many calls', 'SecurityError');
  });
  render(<CompareScreen locale={english} />);
  for (const [index, id] of known.slice(0, 2).entries())
    await userEvent.selectOptions(screen.getByRole('combobox', { name: `Product ${index + 1}` }), id);
  expect(screen.getByRole('table', { name: 'The chosen products side by side' })).toBeVisible();
  expect(write).toHaveBeenCalled();
  expect(window.location.search).toBe('');
  write.mockRestore();
});
