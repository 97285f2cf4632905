/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { DetailsScreen } from '@/app/(site)/_screens/details';
import { drawnDetail } from '@/app/(site)/_screens/typical-details';
import { locales } from '@/content/strings/locales';
import { detailNames } from '@/lib/geometry';

const names = detailNames.filter((name) => drawnDetail(name) !== undefined);

describe.each(['en', 'bn'] as const)('the details in %s', (language) => {
  const locale = locales[language];
  const { details } = locale.strings;

  it('have each a drawing with its figures as a name and its notes as a description', () => {
    const { container } = render(<DetailsScreen locale={locale} />);
    expect(screen.getAllByText(details.typical)).toHaveLength(names.length);
    for (const name of names) {
      const [title, lengths] = [details.titles[name], drawnDetail(name)?.stated.join(' mm, ')];
      const figure = within(container.querySelector(`#${name}`) as HTMLElement);
      const drawing = figure.getByRole('img', { name: new RegExp(`${title}.*${lengths} mm$`) });
      const notes = figure.getAllByRole('listitem');
      const last = [...drawing.querySelectorAll('text')].at(-1);
      expect(last).toHaveTextContent(locale.number(notes.length));
      expect(drawing).toHaveAccessibleDescription(notes.map(({ textContent }) => textContent).join(' '));
      const file = figure.getByRole('link', { name: `${title}, DXF` });
      expect(file).toHaveAttribute('href', `/products/details/${name}.dxf`);
    }
  });

  it('link to the pages of the products that they show', () => {
    render(<DetailsScreen locale={locale} />);
    const [kerb] = screen.getAllByRole('link', { name: /K9/ });
    expect(kerb).toHaveAttribute('href', locale.to('/products/kerb-stone-k9').href);
  });
});
