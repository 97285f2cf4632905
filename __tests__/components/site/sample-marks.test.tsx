import { render, screen, within } from '@testing-library/react';
import { BuiltWith } from '@/components/site/clients/built-with';
import { Feedbacks } from '@/components/site/home/feedbacks';
import { LogoWall } from '@/components/site/shared/logo-wall';
import { isSample } from '@/content/registry/sample-content';
import { locales } from '@/content/strings/locales';

const words = (text: string) => ({ en: text, bn: { text, of: '' } });
const client = {
  name: 'Meghna',
  imgSrc: '/logo.svg',
  width: 100,
  height: 40,
  built: 'A wall of hollow blocks.',
};

test.each([
  ['a real firm has no placeholder', [{ email: 'info@meghna.com' }, { sample: 'no' }], false],
  ['a sample comment is one', [{ sample: 'yes' }], true],
  ['an address that ends in .example is one', [{ email: 'info@meghna.example' }], true],
])('%s', (_, records, expected) => {
  expect(isSample(records)).toBe(expected);
});

test('a comment says that it is a sample only while its record says so', () => {
  const comment = { name: words('Mason'), role: words('Cumilla'), message: words('It went up fast.') };
  const feedbacks = [
    { ...comment, id: 'a', sample: 'yes' as const },
    { ...comment, id: 'b', name: words('Owner') },
  ];
  render(<Feedbacks locale={locales.en} title="What customers say" feedbacks={feedbacks} />);
  const [sample, real] = screen.getAllByRole('figure');
  expect(sample).toHaveTextContent('Sample comment');
  expect(real).not.toHaveTextContent('Sample');
});

test('a client is marked as a sample only while its record says so, by the logo and by what was built', () => {
  const clients = [
    { ...client, id: 'a', sample: 'yes' as const },
    { ...client, id: 'b', name: 'Surma' },
  ];
  const { unmount } = render(<LogoWall logos={clients} newTab="" mark="Sample client" />);
  expect(
    screen.getAllByRole('listitem').map((item) => within(item).queryAllByText('Sample client').length),
  ).toEqual([1, 0]);
  unmount();
  render(<BuiltWith title="What they built" clients={clients} mark="Sample client" />);
  expect(
    screen.getAllByRole('listitem').map((item) => within(item).queryAllByText('Sample client').length),
  ).toEqual([1, 0]);
});
