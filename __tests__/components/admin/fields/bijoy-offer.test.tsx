import { pair } from '@/__tests__/fixtures/pair';
import { readText, textOf } from '@/lib/records';
import { openEditor } from '../open-editor';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
// Preloads the lazy modules, so that no test waits for their transform.
import '@/components/admin/fields/writing/writing-area';
import '@/components/admin/fields/bijoy-offer';

const BIJOY = 'Avgv‡`i eøK me‡P‡q kw³kvjx';
const UNICODE = 'আমাদের ব্লক সবচেয়ে শক্তিশালী'.normalize('NFC');
const box = (name: string) => screen.getByRole('textbox', { name });
const offer = (name: string) => screen.queryByRole('button', { name: `Convert to Unicode (${name})` });
const offered = (name: string) => screen.findByRole('button', { name: `Convert to Unicode (${name})` });

const vacancy = {
  _id: 'driver',
  position: pair('Driver'),
  responsibility: [pair('Drive the truck.'), pair('Wash it.')],
};

test('a Bangla text in Bijoy is converted at the press of a button, and one Undo brings it back', async () => {
  const { user, value, tab } = await openEditor('vacancies', 'driver', [vacancy]);
  expect(offer('Position, Bangla')).toBeNull();
  await user.click(box('Position, Bangla'));
  await user.paste(BIJOY);
  await user.click(await offered('Position, Bangla'));
  await waitFor(() => expect(box('Position, Bangla')).toHaveValue(UNICODE));
  expect(box('Position, Bangla')).toHaveFocus();
  expect(offer('Position, Bangla')).toBeNull();
  await user.tab();
  await waitFor(() => expect(value().position).toEqual(pair('Driver', UNICODE)));
  await act(async () => void (await tab.studio().undo()));
  expect(value().position).toEqual(pair('Driver', BIJOY));
});

test('of several lines only those in Bijoy are converted, and words of other languages stay', async () => {
  const { user, value } = await openEditor('vacancies', 'driver', [vacancy]);
  await user.click(box('Responsibilities, Bangla'));
  await user.paste('ট্রাক চালানো\n‡Uªb avIqv|\nAvgv‡`i WhatsApp b¤^‡i wjLyb');
  await user.click(await offered('Responsibilities, Bangla'));
  const lines = ['ট্রাক চালানো', 'ট্রেন ধাওয়া।', 'আমাদের WhatsApp নম্বরে লিখুন'];
  await waitFor(() => expect(box('Responsibilities, Bangla')).toHaveValue(lines.join('\n').normalize('NFC')));
  await user.tab();
  await waitFor(() =>
    expect(readText(value().responsibility, 'bn')).toEqual(lines.map((line) => line.normalize('NFC'))),
  );
});

test.each(['চালক', 'WhatsApp, Facebook আর Google', 'K9, ASTM C140', 'লিখুন info@surma.com এ'])(
  'nothing is offered for “%s”',
  async (text) => {
    const { user } = await openEditor('vacancies', 'driver', [vacancy]);
    await user.click(box('Position, Bangla'));
    await user.paste(text);
    await user.tab();
    expect(offer('Position, Bangla')).toBeNull();
  },
);

test('a name in Latin letters is a hint, and Bijoy stops publishing', async () => {
  const { user } = await openEditor('vacancies', 'driver', [
    {
      ...vacancy,
      position: pair('Driver', 'WhatsApp চালক'),
      responsibility: [pair('Drive the truck.', BIJOY), pair('Wash it.', 'প্রতিদিন ট্রাক ধোয়া')],
    },
  ]);
  await user.click(screen.getByRole('button', { name: /^Check for problems/ }));
  await screen.findByRole('link', { name: /^Responsibilities, Bangla: Line 1: This text is in Bijoy/ });
  expect(screen.getByRole('link', { name: /^Position, Bangla: Latin letters: WhatsApp\./ })).toBeVisible();
  expect(box('Position, Bangla')).toHaveAccessibleDescription(/Latin letters: WhatsApp/);
});

test('words pasted into an article in a font of Bijoy are converted, and only these', async () => {
  // jsdom lays nothing out; the editor asks where to scroll to.
  const nowhere = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 } as DOMRect;
  Range.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => nowhere;
  const { value, user, tab } = await openEditor('blogs', 'laying', [
    { _id: 'laying', title: pair('Laying blocks'), desc: pair('Text') },
  ]);
  await screen.findByRole('toolbar', { name: /^Format text$/i });
  const article = box('Text');
  const paste = createEvent.paste(article);
  const html =
    "<p>Our <b style='font-family:SutonnyMJ'>eøK BU</b> and <span style='font-family:Arial'>GB</span></p>";
  const clipboardData = { files: [], getData: (type: string) => (type === 'text/html' ? html : '') };
  Object.defineProperty(paste, 'clipboardData', { value: clipboardData });
  fireEvent(article, paste);
  await user.click(await offered('Text'));
  await waitFor(() => expect(textOf(value().desc)).toContain('Our **ব্লক ইট** and GB'));
  expect(screen.queryByRole('button', { name: /Convert to Unicode/ })).toBeNull();
  await act(async () => void (await tab.studio().undo()));
  expect(textOf(value().desc)).toContain('Our **eøK BU** and GB');
});
