import { act, screen, waitFor, within } from '@testing-library/react';
import { pair } from '@/__tests__/fixtures/pair';
import { sampleContent } from '@/__tests__/content/sample-content';
import { openEditor } from '../open-editor';

const [page = {}] = sampleContent['landing-pages'];
type Block = Readonly<Record<string, unknown>>;

const start = { ...page, blocks: [{ kind: 'contact', title: pair('Ask us', 'জিজ্ঞেস করুন') }] };

async function open() {
  const editor = await openEditor('landing-pages', String(page.id), [start]);
  const row = (number: number) => {
    const item = screen.getByText(`Block ${number}`).closest('li');
    if (!item) throw new Error('A block is an item of the list.');
    return within(item);
  };
  const blocks = () => editor.value().blocks as readonly Block[];
  const add = async (kind: string) => {
    await editor.user.click(screen.getByRole('button', { name: 'Add a block' }));
    const number = screen.getAllByText(/^Block \d+$/).length;
    await editor.user.selectOptions(row(number).getByRole('combobox', { name: /^Kind/ }), kind);
    return number;
  };
  return { ...editor, row, blocks, add };
}

it('two blocks are added, filled in both languages and put in order', async () => {
  const { user, row, blocks, add } = await open();
  const quotation = await add('Quotation');
  await user.type(
    row(quotation).getByRole('textbox', { name: /^Words(?!.*Bangla)/ }),
    'All are of one height.',
  );
  await user.type(row(quotation).getByRole('textbox', { name: /Words.*Bangla/ }), 'সব ব্লকের উচ্চতা এক।');
  const figures = await add('Figures');
  await user.type(row(figures).getByRole('textbox', { name: /^Heading(?!.*Bangla)/ }), 'The wall');
  await user.click(screen.getByRole('button', { name: `Up: block ${figures}` }));
  await user.click(screen.getByRole('button', { name: 'Up: block 2' }));
  await user.tab();
  await waitFor(() =>
    expect(blocks()).toEqual([
      { kind: 'figures', title: pair('The wall') },
      ...start.blocks,
      { kind: 'quotation', quotation: pair('All are of one height.', 'সব ব্লকের উচ্চতা এক।') },
    ]),
  );
});

it('a block has the fields of its kind; another kind drops those that it does not have, and Undo brings them back', async () => {
  const { tab, user, row, blocks } = await open();
  const names = () =>
    row(1)
      .getAllByRole('textbox')
      .map((box) => box.getAttribute('id'));
  expect(names()).toEqual(['field-blocks.0.title', 'field-blocks.0.title.bn']);
  await user.selectOptions(row(1).getByRole('combobox', { name: /^Kind/ }), 'Quotation');
  await waitFor(() => expect(blocks()).toEqual([{ kind: 'quotation' }]));
  expect(names()).toEqual(
    ['quotation', 'name'].flatMap((name) => [`field-blocks.0.${name}`, `field-blocks.0.${name}.bn`]),
  );
  await act(async () => void (await tab.studio().undo()));
  await waitFor(() => expect(blocks()).toEqual(start.blocks));
});

it('choosing a kind by arrow keys keeps the texts of the first one, in both languages', async () => {
  const { user, row, blocks } = await open();
  const kind = () => row(1).getByRole('combobox', { name: /^Kind/ });
  for (const name of ['Quotation', 'Table']) await user.selectOptions(kind(), name);
  await user.clear(row(1).getByRole('textbox', { name: /^Heading(?!.*Bangla)/ }));
  await user.type(row(1).getByRole('textbox', { name: /^Heading(?!.*Bangla)/ }), 'Sizes');
  await user.selectOptions(kind(), 'Quotation');
  await user.selectOptions(kind(), 'How to reach us');
  await waitFor(() =>
    expect(blocks()).toEqual([{ kind: 'contact', title: { ...start.blocks[0]?.title, en: 'Sizes' } }]),
  );
});

it('an empty page begins with the blocks of a template; a block is copied, and another inserted between', async () => {
  const { user, value } = await openEditor('landing-pages', String(page.id), [{ ...start, blocks: [] }]);
  const kinds = () => (value().blocks as readonly Block[]).map(({ kind }) => kind);
  await user.click(await screen.findByRole('button', { name: 'Event' }));
  const event = ['banner', 'text', 'table', 'pictures', 'quotation', 'contact'];
  await waitFor(() => expect(kinds()).toEqual(event));
  expect(screen.queryByRole('button', { name: 'Event' })).toBeNull();
  expect(screen.queryByText(MISSING)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy: block 2' }));
  await user.click(screen.getByRole('button', { name: 'Add below: block 1' }));
  await waitFor(() => expect(kinds()).toEqual(['banner', undefined, 'text', ...event.slice(1)]));
  expect(screen.getByText('Block 2').closest('li')).toContainElement(document.activeElement as HTMLElement);
});

const MISSING = / (is|are) (missing|needed)/;

it('a message waits until the mouse button is up, so that a button below it is not moved away', async () => {
  const { user, row } = await open();
  const block = row(1);
  await user.clear(block.getByRole('textbox', { name: /^Heading(?!.*Bangla)/ }));
  const target = screen.getByRole('button', { name: 'Add a block' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(block.queryByText(MISSING)).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(await block.findAllByText(MISSING)).not.toHaveLength(0);
  expect(screen.getByText('Block 2')).toBeInTheDocument();
});

it('a new block has no messages before anybody has entered something in it', async () => {
  const { user, row, add } = await open();
  const number = await add('Table');
  await user.click(screen.getByRole('textbox', { name: /^Title(?!.*Bangla)/ }));
  expect(row(number).queryByText(MISSING)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Check for problems/ }));
  expect(await row(number).findByText('Heading is missing.')).toBeVisible();
});

it('an address of another page is refused in a sentence', async () => {
  const { user } = await openEditor('landing-pages', null, []);
  await user.type(screen.getByRole('textbox', { name: /^Title(?!.*Bangla)/ }), 'Contact');
  await user.tab();
  // Another field once the address follows the title: the one of the first letter goes.
  const ownPart = () => screen.getByRole('textbox', { name: 'Last part of the address' });
  await waitFor(() => expect(ownPart()).toHaveValue('contact'));
  await user.click(screen.getByRole('button', { name: /^Check for problems/ }));
  expect(await screen.findAllByText(/Some names cannot be used/)).not.toHaveLength(0);
});
