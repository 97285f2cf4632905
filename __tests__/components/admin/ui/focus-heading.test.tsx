import { waitFor } from '@testing-library/dom';
import { focusHeading } from '@/components/admin/ui/focus-heading';

const heading = (text: string) => Object.assign(document.createElement('h1'), { textContent: text });

it('focuses the heading, and the next ones while the focus is lost with it', async () => {
  const main = document.createElement('main');
  const [old, loading, final, later] = ['Old', 'Loading', 'Final', 'Later'].map(heading);
  if (!old || !loading || !final || !later) throw new Error('A heading is missing.');
  const field = document.createElement('input');
  document.body.append(main);
  main.append(old, field);
  focusHeading();
  expect(document.activeElement).toBe(old);
  old.replaceWith(loading);
  await waitFor(() => expect(document.activeElement).toBe(loading));
  loading.replaceWith(final);
  await waitFor(() => expect(document.activeElement).toBe(final));
  field.focus();
  final.replaceWith(later);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(field);
});
