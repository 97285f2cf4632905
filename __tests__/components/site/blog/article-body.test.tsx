import { render, screen, within } from '@testing-library/react';
import { ArticleBody } from '@/components/site/shared/article-body';
import { headingsOf } from '@/lib/text';
import { newsItems } from '@/content/entities/news';

const texts = {
  table: 'Table: {heads}',
  footnotes: 'Notes',
  back: 'Back to the text',
  done: 'Done',
  open: 'Not done',
};
const show = (markdown: string) => render(<ArticleBody texts={texts} markdown={markdown} />);

describe('the text of an article', () => {
  it.each(newsItems.map(({ _id, desc }) => [_id, desc.en] as const))(
    'puts every heading of %s where the list of contents points',
    (_, desc) => {
      const { container } = show(desc);
      const elements = screen
        .queryAllByRole('heading', { level: 2 })
        .map(({ id, textContent }) => [id, textContent]);
      expect(elements).toEqual(headingsOf(desc).map(({ id, text }) => [id, text]));
      expect(container.querySelector('h1')).toBeNull();
    },
  );

  it('renders headings of level 1 as h2', () => {
    show('# A title');
    expect(screen.getByRole('heading', { level: 2, name: 'A title' })).toBeInTheDocument();
  });

  it('names its footnotes, the way back from them and the boxes of a list in its own language', () => {
    show('Sand.[^1]\n\n- [x] Sieved\n- [ ] Dry\n\n[^1]: From the river.');
    expect(screen.getByRole('heading', { level: 2, name: 'Notes' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the text' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1' })).toHaveAccessibleDescription('Notes');
    expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Not done' })).not.toBeChecked();
  });

  it('does not break a size across lines', () => {
    expect(show('Of 390 × 190 mm.').container.textContent).toBe('Of 390\u00a0×\u00a0190\u00a0mm.');
  });

  it('gives a picture that needs no description an empty one', () => {
    const { container } = show('![-](/images/scenes/kerb-road.jpg "A kerb")');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(screen.getByText('A kerb')).toBeVisible();
  });

  it('shows HTML as text', () => {
    const { container } = show('Before <script>alert(1)</script> <b onclick="x()">after</b>');
    expect(container.querySelector('script, b')).toBeNull();
    expect(container).toHaveTextContent('<script>alert(1)</script>');
  });

  it.each([
    'https://news.example/a',
    '/products',
    '#section-rain',
    'mailto:info@surmablocks.example',
    'tel:+88020000',
  ])('links to %s', (href) => {
    show(`[press](${href})`);
    expect(screen.getByRole('link', { name: 'press' })).toHaveAttribute('href', href);
  });

  it.each([
    ['a film', '[A press at work](https://youtu.be/SurmaFilm01)', 'film'],
    ['a film, in bold', '**[A press at work](https://www.youtube.com/watch?v=SurmaFilm01)**', 'film'],
    ['a page, in bold', '**[A press at work](/products)**', 'link'],
    ['a page', '[A press at work](/products)', undefined],
    ['a site named like the film’s', '[A press at work](https://youtu.be.example/x)', undefined],
    ['a film within words', 'See [A press at work](https://youtu.be/SurmaFilm01).', undefined],
    ['a page within bold words', '**See [A press at work](/products)**', undefined],
  ])('makes a link to %s a button only in a paragraph of its own', (_, markdown, button) => {
    show(markdown);
    const link = screen.getByRole('link', { name: 'A press at work' });
    expect(link.dataset.button).toBe(button);
    expect(link.querySelector('svg') !== null).toBe(button === 'film');
  });

  it('makes a picture on its own a figure with its title as caption', () => {
    show('![A sawn block.](/images/scenes/cut-section.jpg "Sawn through.")');
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent('Sawn through.');
    expect(figure.closest('p')).toBeNull();
    const img = within(figure).getByRole('img', { name: 'A sawn block.' });
    expect(img).toHaveAttribute('width', '1600');
    expect(img).toHaveAttribute('height', '1067');
    expect(img).not.toHaveAttribute('title');
  });

  it('shows a picture of unknown size as it is', () => {
    show('![New.](/images/uploads/new-12345678.webp)');
    expect(screen.getByRole('img', { name: 'New.' })).toHaveAttribute(
      'src',
      '/images/uploads/new-12345678.webp',
    );
  });

  it.each(['https://other.example/a.jpg', '//other.example/a.jpg', 'data:image/png;base64,AA', '/logo.png'])(
    'fetches no picture from %s and shows its description',
    (src) => {
      const { container } = show(`![A description](${src})`);
      expect(container.querySelector('img')).toBeNull();
      expect(container).toHaveTextContent('A description');
    },
  );

  it('puts a table into a named region that the keyboard can scroll', () => {
    show('| Fault | Cure |\n| --- | --- |\n| Crack | Water |');
    const region = screen.getByRole('region', { name: 'Table: Fault, Cure' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(region).getByRole('table', { name: 'Table: Fault, Cure' })).toBeVisible();
    expect(within(region).getByRole('rowheader', { name: 'Crack' })).toHaveAttribute('scope', 'row');
  });

  it('heads no rows that their first cells do not tell apart', () => {
    show('| Use | Block |\n| --- | --- |\n| Wall | 4 in |\n| Wall | 6 in |');
    expect(screen.queryByRole('rowheader')).toBeNull();
  });

  it('heads the rows of a table with an empty corner', () => {
    show('| | Clay | Block |\n| --- | --- | --- |\n| Water | 12 | 3 |');
    const region = screen.getByRole('region', { name: 'Table: Clay, Block' });
    expect(within(region).getByRole('rowheader', { name: 'Water' })).toHaveAttribute('scope', 'row');
    expect(
      within(region)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Clay', 'Block']);
  });
});
