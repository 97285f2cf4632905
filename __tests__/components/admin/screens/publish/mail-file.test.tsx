import { openInStudio } from '../../in-studio';
import { render, screen, within } from '@testing-library/react';
import { MailFile } from '@/components/admin/screens/publish/mail-file';
import type { AnyDraft } from '@/components/admin/store/types';
import { adminRoutes, lookAfterSection } from '@/content/admin';
import { HowThisWorks } from '@/components/admin/screens/help/how-this-works';
import packageFile from '@/package.json' with { type: 'json' };

const draft = (values: object) => ({ entity: 'products', op: 'put', base: {}, ...values }) as AnyDraft;

async function mail(drafts: readonly AnyDraft[]) {
  await openInStudio(
    <MailFile to="website@example.com" file="content.json" drafts={drafts} note="For Monday" />,
  );
  const { href } = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Open an e-mail to website@example.com',
  });
  const { protocol, pathname, searchParams } = new URL(href);
  return { to: protocol + pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

test('the e-mail has address, subject, the file to attach, the note and the changes in words', async () => {
  const { to, subject, body } = await mail([
    draft({ id: 'beta' }),
    draft({ id: 'new-block', base: null }),
    draft({ id: 'gamma', op: 'delete' }),
    draft({ id: '#order' }),
  ]);
  expect({ to, subject }).toEqual({ to: 'mailto:website@example.com', subject: 'Website: 4 changes' });
  expect(body).toBe(
    [
      'Attach content.json from your downloads.',
      '',
      `For whoever looks after the website: ${location.origin}${lookAfterSection} says how it goes online.`,
      '',
      'For Monday',
      '',
      'Changed product: Name of beta, 1 mm',
      'New product: new-block',
      'Deleted product: Name of gamma, 1 mm',
      'New order of products',
    ].join('\n'),
  );
});

test('an e-mail of many changes stays short enough for every program', async () => {
  const { body } = await mail(Array.from({ length: 40 }, () => draft({ id: 'beta' })));
  expect(body?.split('\n').at(-1)).toBe('And 25 more.');
});

test('the page that the e-mail names has the three commands, which are scripts of this project', () => {
  render(<HowThisWorks />);
  const page = screen.getByRole('region', { name: 'For whoever looks after the website' });
  expect(lookAfterSection).toBe(`${adminRoutes.howThisWorks}#${page.id}`);
  const commands = within(page)
    .getAllByRole('code')
    .map(({ textContent }) => /npm run (\S+)/.exec(textContent)?.[1]);
  expect(commands).toEqual(['content:apply', 'build', 'upload']);
  expect(Object.keys(packageFile.scripts)).toEqual(expect.arrayContaining(commands));
});
