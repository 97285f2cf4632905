import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { DetailsScreen } from '@/app/(site)/_screens/details';
import { detailNames, drawnDetail } from '@/content/entities/products/details';
import { locales } from '@/content/strings/locales';

const names = detailNames.filter((name) => drawnDetail(name) !== undefined);

describe.each(['en', 'bn'] as const)('the details in %s', (language) => {
  const locale = locales[language];
  const { details } = locale.strings;

  it('have each a drawing with its figures as a name and its notes as a description', async () => {
    const { container } = render(<DetailsScreen locale={locale} />);
    expect(screen.getAllByText(details.typical)).toHaveLength(names.length);
    for (const name of names) {
      const title = details.titles[name];
      const drawing = screen.getByRole('img', {
        name: new RegExp(`${title}.*${drawnDetail(name)?.stated.join(', ')}$`),
      });
      const notes = within(drawing.closest('figure') as HTMLElement).getAllByRole('listitem');
      const [last = ''] = [...(drawing.querySelectorAll('text') ?? [])]
        .slice(-1)
        .map(({ textContent }) => textContent);
      expect(last).toBe(locale.number(notes.length));
      expect(drawing).toHaveAccessibleDescription(notes.map(({ textContent }) => textContent).join(' '));
      expect(screen.getByRole('link', { name: `${title}, DXF` })).toHaveAttribute(
        'href',
        `/products/details/${name}.dxf`,
      );
    }
    expect(await axe(container)).toHaveNoViolations();
  });

  it('link to the pages of the products that they show', () => {
    render(<DetailsScreen locale={locale} />);
    const [kerb] = screen.getAllByRole('link', { name: /K9/ });
    expect(kerb).toHaveAttribute('href', locale.to('/products/kerb-stone-k9').href);
  });
});
