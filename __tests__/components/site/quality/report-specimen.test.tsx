import { render, screen } from '@testing-library/react';
import { ReportSpecimen } from '@/components/site/quality/report-specimen';
import { english } from '@/content/strings/english';

it('shows no test sheet, and no heading of one, where the record has no columns', () => {
  const sheet = { title: 'Our sheet', lead: '', name: 'Sheet', fields: [], columns: [], signatures: [] };
  const { container, rerender } = render(<ReportSpecimen locale={english} sheet={sheet} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<ReportSpecimen locale={english} sheet={{ ...sheet, columns: ['Piece', 'Load'] }} />);
  expect(screen.getByRole('columnheader', { name: 'Load' })).toBeVisible();
});
