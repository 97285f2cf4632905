import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleContent } from '@/__tests__/content/sample-content';
import { openEditor } from '../open-editor';

const [page = {}] = sampleContent['landing-pages'];
type Block = Readonly<Record<string, unknown>>;

const start = {
  ...page,
  blocks: [{ kind: 'contact', title: 'Ask us' }],
  bn: { title: 'দেয়াল', summary: 'সারাংশ', blocks: [{ title: 'জিজ্ঞেস করুন' }] },
};

async function open() {
  const editor = await openEditor('landing-pages', String(page.id), [start]);
  const row = (number: number) => {
    const item = screen.getByText(`Block ${number}`).closest('li');
    if (!item) throw new Error('A block is an item of the list.');
    return within(item);
  };
  const lists = () => {
    const { blocks, bn } = editor.value() as {
      readonly blocks: readonly Block[];
      readonly bn: typeof start.bn;
    };
    return { blocks, bangla: bn.blocks as readonly Block[] };
  };
  const add = async (kind: string) => {
    await editor.user.click(screen.getByRole('button', { name: 'Add a block' }));
    const number = screen.getAllByText(/^Block \d+$/).length;
    await editor.user.selectOptions(row(number).getByRole('combobox', { name: /^Kind/ }), kind);
    return number;
  };
  return { ...editor, row, lists, add };
}

it('two blocks are added, filled in both languages and put in order', async () => {
  const { user, row, lists, add } = await open();
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
    expect(lists()).toEqual({
      blocks: [
        { kind: 'figures', title: 'The wall' },
        { kind: 'contact', title: 'Ask us' },
        { kind: 'quotation', quotation: 'All are of one height.' },
      ],
      bangla: [{}, { title: 'জিজ্ঞেস করুন' }, { quotation: 'সব ব্লকের উচ্চতা এক।' }],
    }),
  );
});

it('a block has the fields of its kind; another kind drops those that it does not have, and Undo brings them back', async () => {
  const { tab, user, row, lists } = await open();
  const names = () =>
    row(1)
      .getAllByRole('textbox')
      .map((box) => box.getAttribute('id'));
  expect(names()).toEqual(['field-blocks.0.title', 'field-bn.blocks.0.title']);
  await user.selectOptions(row(1).getByRole('combobox', { name: /^Kind/ }), 'Quotation');
  await waitFor(() => expect(lists()).toEqual({ blocks: [{ kind: 'quotation' }], bangla: [{}] }));
  expect(names()).toEqual(
    ['quotation', 'name'].flatMap((name) => [`field-blocks.0.${name}`, `field-bn.blocks.0.${name}`]),
  );
  await act(async () => void (await tab.studio().undo()));
  await waitFor(() => expect(lists()).toEqual({ blocks: start.blocks, bangla: start.bn.blocks }));
});

it('choosing a kind by arrow keys keeps the texts of the first one, in both languages', async () => {
  const { user, row, lists } = await open();
  const kind = () => row(1).getByRole('combobox', { name: /^Kind/ });
  for (const name of ['Quotation', 'Table']) await user.selectOptions(kind(), name);
  await user.clear(row(1).getByRole('textbox', { name: /^Heading(?!.*Bangla)/ }));
  await user.type(row(1).getByRole('textbox', { name: /^Heading(?!.*Bangla)/ }), 'Sizes');
  await user.selectOptions(kind(), 'Quotation');
  await user.selectOptions(kind(), 'How to reach us');
  await waitFor(() =>
    expect(lists()).toEqual({
      blocks: [{ kind: 'contact', title: 'Sizes' }],
      bangla: start.bn.blocks,
    }),
  );
});

it('a message waits until the mouse button is up, so that a button below it is not moved away', async () => {
  const { user, row, add } = await open();
  const table = row(await add('Table'));
  const target = screen.getByRole('button', { name: 'Add a block' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(table.queryByText('Heading is missing.')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(await table.findByText('Heading is missing.')).toBeInTheDocument();
  expect(screen.getByText('Block 3')).toBeInTheDocument();
});

it('an address of another page is refused in a sentence', async () => {
  const { user } = await openEditor('landing-pages', null, []);
  await user.type(screen.getByRole('textbox', { name: /^Title(?!.*Bangla)/ }), 'Contact');
  await user.tab();
  const id = await screen.findByRole('textbox', { name: 'Last part of the address' });
  await waitFor(() => expect(id).toHaveValue('contact'));
  await user.click(screen.getByRole('button', { name: /^Is it ready/ }));
  expect(await screen.findAllByText(/names .* other pages .* are taken/)).not.toHaveLength(0);
});
