import { render, screen, waitFor } from '@testing-library/react';
import { layingFilms as film } from '@/__tests__/fixtures/films';
import { pair, withoutBangla } from '@/__tests__/fixtures/pair';
import { sampleContent } from '@/__tests__/content/sample-content';
import { ListFilters } from '@/components/admin/screens/list/list-filters';
import { plainQuery } from '@/components/admin/screens/list/list-query';
import { RowNotes } from '@/components/admin/screens/list/row-parts';
import { waitingFacts } from '@/components/admin/screens/dashboard/waiting-facts';
import { FieldChanges } from '@/components/admin/screens/review/field-changes';
import { exchange } from '@/content/registry/exchange';
import { sitePicture } from '@/content/registry/site-picture';
import { openEditor } from './open-editor';
import { openInStudio } from './in-studio';
import { rowOf } from './rows-and-drafts';

jest.mock('@/content/registry/languages', () => ({ languages: ['en'], speaksBangla: false }));

test('a form has no field in Bangla, and a text keeps the Bangla that it has', async () => {
  const { user, value } = await openEditor('films', film.id, [film]);
  expect(document.body).not.toHaveTextContent(/Bangla|[\u0980-\u09ff]/);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, ' by hand');
  await user.tab();
  await waitFor(() =>
    expect(value()).toEqual({ ...film, name: { ...film.name, en: 'Laying blocks by hand' } }),
  );
});

test('a record with Bangla of some texts alone can be published', async () => {
  const [feedback] = sampleContent.feedbacks;
  const feedbacks = [{ ...feedback, name: pair('Rahim', 'রহিম'), message: pair('Good blocks, on time.') }];
  const company = sampleContent.company.map((record) => ({ ...record, languages: ['en'] }));
  expect(await exchange.checkContent({ ...sampleContent, company, feedbacks }, sitePicture)).toEqual([]);
});

test('an optional text that is emptied goes with its Bangla, which nobody could empty', async () => {
  const member = { id: 'rahim', name: pair('Rahim', 'রহিম'), message: pair('Good blocks.', 'ভালো ব্লক।') };
  const feedback = { ...sampleContent.feedbacks[0], ...member, role: pair('Builder', 'নির্মাতা') };
  const { user, value } = await openEditor('feedbacks', 'rahim', [feedback]);
  await user.clear(screen.getByRole('textbox', { name: 'Role' }));
  await user.tab();
  await waitFor(() => expect(JSON.stringify(value().role ?? {})).not.toContain('নির্মাতা'));
});

test('a list marks no record for its Bangla, and has no such filter', async () => {
  const none = () => undefined;
  const rows = [withoutBangla(film), { ...film, name: pair('By hand', 'গাঁথুনি', 'Laying blocks') }].map(
    (value) => rowOf(film.id, {}, value),
  );
  const { container } = await openInStudio(
    <>
      <ListFilters
        entity="films"
        heading="All Videos"
        query={plainQuery}
        onText={none}
        onQuery={none}
        isEditable
      />
      {rows.map((row, index) => (
        <RowNotes key={index} row={row} />
      ))}
    </>,
  );
  expect(screen.getByRole('option', { name: 'New' })).toBeInTheDocument();
  expect(container).not.toHaveTextContent(/Bangla/);
});

test('a review shows the English of a change alone', () => {
  const after = { ...film, name: pair('By hand', 'হাতে'), videos: [] };
  const { container } = render(<FieldChanges entity="films" before={film} after={after} />);
  expect(container).toHaveTextContent('By hand');
  expect(container).not.toHaveTextContent(/Bangla|[\u0980-\u09ff]/);
});

test('nothing waits on the dashboard because its Bangla is older', () => {
  const older = { ...film, name: pair('By hand', 'গাঁথুনি', 'Laying blocks') };
  expect(waitingFacts(rowOf(film.id, {}, older))).toMatchObject({
    isOlder: false,
  });
});
