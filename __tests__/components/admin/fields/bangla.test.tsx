import { openEditor } from '../open-editor';
import { readablePicture, readPictures } from '../readable-pictures';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { FieldChanges } from '@/components/admin/screens/review/field-changes';
import { type Entity, type ManagedRecord, olderBangla, withFitting } from '@/lib/records';
import { products } from '@/content/entities/products';
import { layingFilms } from '@/__tests__/fixtures/films';
import { pair, withoutBangla } from '@/__tests__/fixtures/pair';

const film = withoutBangla(layingFilms);

/** Opens the form of the only record. */
async function open(entity: Entity, record: ManagedRecord) {
  const { tab, ...editor } = await openEditor(entity, String(record.id), [record]);
  return { ...editor, undo: () => act(async () => void (await tab.studio().undo())) };
}

const box = (name: string) => screen.getByRole('textbox', { name });

test('every translatable field has a Bangla field beside it, others have none', async () => {
  await open('films', layingFilms);
  expect(box('Name, Bangla')).toHaveValue('গাঁথুনি');
  expect(box('Name, Bangla')).toHaveAttribute('lang', 'bn');
  expect(box('Name')).not.toHaveAttribute('lang');
  expect(box('Picture, Description, Bangla')).toHaveValue('একটি দেয়াল।');
  expect(
    screen.getAllByRole('textbox', { name: 'Title, Bangla' }).map((each) => (each as HTMLInputElement).value),
  ).toEqual(['প্রথম ভিডিও', 'দ্বিতীয় ভিডিও']);
  expect(screen.queryByRole('textbox', { name: 'Link of the film, Bangla' })).toBeNull();
});

test('the first Bangla letter removes the mark, and deleting the last one restores it', async () => {
  const { user, value } = await open('films', film);
  expect(screen.getByText('No Bangla')).toBeVisible();
  await user.type(box('Name, Bangla'), 'গাঁথুনি');
  await user.tab();
  await waitFor(() => expect(value()).toMatchObject({ name: layingFilms.name }));
  await waitFor(() => expect(screen.queryByText('No Bangla')).toBeNull());
  await user.clear(box('Name, Bangla'));
  await user.tab();
  await waitFor(() => expect(value()).toEqual(film));
  expect(await screen.findByText('No Bangla')).toBeVisible();
});

test('an incomplete Bangla version is reported: each missing text is named and linked to its field', async () => {
  const { user } = await open('films', film);
  const [first] = screen.getAllByRole('textbox', { name: 'Title, Bangla' });
  if (!first) throw new Error('The first film has a title.');
  await user.type(first, 'প্রথম ভিডিও 2');
  await user.click(screen.getByRole('button', { name: /^Check for problems/ }));
  const link = async (name: RegExp) => screen.findByRole('link', { name });
  await link(/^Name, Bangla is missing/);
  await link(/^Film 2, Title, Bangla is missing/);
  await user.click(await link(/^Film 1, Title, Bangla: Latin digits: 2. Write ২./));
  expect(first).toHaveFocus();
});

test('a Bangla text whose English has changed is older, until somebody says that it still fits', async () => {
  const { user, value } = await open('films', layingFilms);
  const older = /^The English has changed since/;
  expect(screen.queryByText('Update Bangla')).toBeNull();
  const [, second] = screen.getAllByRole('textbox', { name: 'Title' });
  if (!second) throw new Error('The second film has a title.');
  await user.type(second, ', part 2');
  await user.type(box('Name'), ' on a wall');
  await user.tab();
  // On a slow machine the first title is stored, and its Bangla older, before the name is typed.
  await waitFor(() => expect(box('Name, Bangla')).toHaveAccessibleDescription(older));
  expect(screen.getByText('Update Bangla')).toBeVisible();
  expect(box('Picture, Description, Bangla')).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: /^Check for problems/ }));
  await waitFor(() => expect(screen.getByRole('group', { name: /2 hints/ })).toHaveFocus());
  await user.click(
    await screen.findByRole('link', { name: /^Film 2, Title, Bangla: The English has changed/ }),
  );
  expect(screen.getAllByRole('textbox', { name: 'Title, Bangla' })[1]).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'This is still correct (Name, Bangla)' }));
  expect(box('Name, Bangla')).toHaveFocus();
  await waitFor(() => expect(box('Name, Bangla')).not.toHaveAccessibleDescription());
  await user.type(screen.getAllByRole('textbox', { name: 'Title, Bangla' })[1] ?? second, ' ২');
  await user.tab();
  await waitFor(() => expect(olderBangla(value())).toEqual([]));
  await waitFor(() => expect(screen.queryByText('Update Bangla')).toBeNull());
});

test('a strength without its report and an expired declaration are to look at, and can be published', async () => {
  const test7 = { value: 14.5, method: 'ASTM C140', laboratory: pair('BUET'), day: '2026-03-05' };
  const { user } = await open('products', {
    ...withoutBangla(products.find(({ measured }) => measured === undefined)),
    measured: [{ kind: 'strength', ...test7 }],
    declarations: [{ kind: 'EPD', number: 'EPD-7', day: '2020-01-02', until: '2021-01-01' }],
  });
  await user.click(screen.getByRole('button', { name: /^Check for problems/ }));
  const hints = await screen.findByRole('group', { name: /^2 hints: you can publish it anyway/ });
  await user.click(
    within(hints).getByRole('link', { name: /^Measured figure 1, .*a strength has no report/ }),
  );
  expect(screen.getAllByRole('textbox', { name: /^Address/ })[0]).toHaveFocus();
  expect(
    within(hints).getByRole('link', { name: /^Declaration 1, .*EPD-7 expired on 2021-01-01/ }),
  ).toBeVisible();
});

test('rows are moved and removed together with their Bangla, in one step of Undo', async () => {
  const { user, value, undo } = await open('films', layingFilms);
  await user.click(screen.getByRole('button', { name: 'Down: film 1' }));
  const titles = () => (value() as typeof layingFilms).videos.map(({ title }) => title);
  const [first, second] = layingFilms.videos.map(({ title }) => title);
  await waitFor(() => expect(titles()).toEqual([second, first]));
  await user.click(screen.getByRole('button', { name: 'Remove: film 1' }));
  await waitFor(() => expect(titles()).toEqual([first]));
  await undo();
  expect(titles()).toEqual([second, first]);
});

test('replacing a gallery’s picture removes its texts, and one Undo restores them', async () => {
  const image = { src: '/images/scenes/hero-wall.jpg', width: 1920, height: 1080 };
  const gallery = {
    id: 'yard',
    name: pair('The yard', 'উঠান'),
    images: [
      {
        image: { ...image, alt: pair('A wall.', 'একটি দেয়াল।') },
        caption: pair('Kerbs on pallets', 'কার্ব'),
        product: 'kerb-straight',
      },
      { image: { ...image, alt: pair('A crane.', 'একটি ক্রেন।') }, caption: pair('A crane', 'ক্রেন') },
    ],
    products: [],
  };
  const { user, value, undo } = await open('galleries', gallery);
  const [input] = screen.getAllByLabelText('Picture', { selector: 'input' });
  if (input === undefined) throw new Error('A picture is chosen by a file input.');
  readPictures();
  await user.upload(input, readablePicture('yard.webp'));
  const [, crane] = gallery.images;
  await waitFor(() =>
    expect(value()).toEqual({
      ...gallery,
      images: [
        {
          image: {
            src: expect.stringMatching(/^\/images\/uploads\/the-yard-/),
            alt: pair(''),
            width: 1600,
            height: 1200,
          },
        },
        crane,
      ],
    }),
  );
  await undo();
  expect(value()).toEqual(gallery);
});

test('a comparison names the Bangla texts that were found to fit still', () => {
  const older = { ...layingFilms, name: { ...layingFilms.name, en: 'Laying' } };
  render(<FieldChanges entity="films" before={older} after={withFitting(older, ['name'])} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name, Bangla']);
  expect(screen.getByText('Checked against the English: still correct.')).toBeVisible();
});

test('a comparison names each Bangla text that has changed by its field', () => {
  const after = { ...layingFilms, name: pair('Laying blocks', 'ব্লকের গাঁথুনি') };
  render(<FieldChanges entity="films" before={layingFilms} after={after} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name, Bangla']);
  expect(within(screen.getByRole('definition')).getByText('ব্লকের গাঁথুনি')).toBeVisible();
});
