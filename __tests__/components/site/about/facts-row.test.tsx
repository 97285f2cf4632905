import { render, screen } from '@testing-library/react';
import { FactsRow } from '@/components/site/about/facts-row';

it('shows each fact with what it is called', () => {
  render(<FactsRow facts={[{ label: 'Founded', value: '1998' }]} />);
  expect(screen.getByRole('definition')).toHaveTextContent('1998');
  expect(screen.getByRole('term')).toHaveTextContent('Founded');
});

it('renders nothing without facts', () => {
  const { container } = render(<FactsRow facts={[]} />);
  expect(container).toBeEmptyDOMElement();
});
