import { render, screen } from '@testing-library/react';
import { FactsRow } from '@/components/site/about/facts-row';
import { ViceChairmanMessage } from '@/components/site/about/vice-chairman-message';
import { WallDay } from '@/components/site/about/wall-day';
import { litPlace } from '@/components/site/about/wall-hours';
import { company } from '@/content/entities/company';
import { english } from '@/content/strings/english';

afterEach(() => jest.restoreAllMocks());

it.each([
  [24.4, 1],
  [22.8, 0],
])('shows for a factory at %d degrees north %d walls through its day', (latitude, count) => {
  jest.replaceProperty(company, 'map', { ...company.map, ...litPlace, latitude });
  render(<WallDay locale={english} />);
  expect(screen.queryAllByText(`our factory at ${latitude}° N, 90.5° E`, { exact: false })).toHaveLength(
    count,
  );
});

it('shows each fact with what it is called', () => {
  render(<FactsRow facts={[{ label: 'Founded', value: '1998' }]} />);
  expect(screen.getByRole('definition')).toHaveTextContent('1998');
  expect(screen.getByRole('term')).toHaveTextContent('Founded');
});

it('renders nothing without facts', () => {
  const { container } = render(<FactsRow facts={[]} />);
  expect(container).toBeEmptyDOMElement();
});

const profile = {
  role: 'Vice-Chairman',
  message: ['The first paragraph of the message.', 'The last paragraph of the message.'],
  image: { src: '/images/scenes/wall.jpg', alt: 'A wall', width: 1600, height: 1067 },
};

test('is one quotation, signed with the role', () => {
  render(<ViceChairmanMessage title="A message from the Vice-Chairman" {...profile} />);
  expect(screen.getByRole('blockquote')).toHaveTextContent(/^“The first.*The last.*”$/);
  expect(screen.getByRole('figure').querySelector('figcaption')).toHaveTextContent(/^Vice-Chairman$/);
});

test('is signed with the name if one is set', () => {
  render(<ViceChairmanMessage title="A message from the Vice-Chairman" {...profile} name="A Name" />);
  expect(screen.getByRole('figure').querySelector('figcaption')).toHaveTextContent(/A Name.*Vice-Chairman/);
});
