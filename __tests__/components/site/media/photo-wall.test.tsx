import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhotoWall } from '@/components/site/media/photo-wall';
import { english } from '@/content/strings/english';

const photo = (name: string) => ({
  image: {
    src: `/images/scenes/${name}.jpg`,
    alt: `The ${name} wall`,
    width: 1600,
    height: 1067,
  },
  caption: `Caption of the ${name}`,
});
const photos = ['first', 'second', 'third'].map(photo);
const categories = [
  { id: 'walls', name: 'Walls', images: photos },
  { id: 'yards', name: 'Yards', images: [photo('fourth'), photo('first')] },
];

// jsdom has no layout.
beforeAll(() => {
  class NoObserver {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(globalThis, { ResizeObserver: NoObserver });
});

const renderWall = () => render(<PhotoWall locale={english} categories={categories} />);
const cover = () => screen.getByRole('link', { name: 'Walls, 3+ photos' });

test('opens the photo chosen from the list; closing returns to the photo that was shown last', async () => {
  const user = userEvent.setup();
  renderWall();
  await user.click(screen.getByRole('link', { name: 'Caption of the second' }));
  const lightbox = await screen.findByRole('dialog', { name: 'Walls, photos' });
  expect(within(lightbox).getByRole('status')).toHaveTextContent('2 of 3');

  const expectShown = (position: number) =>
    expect(within(lightbox).getByRole('status')).toHaveTextContent(`${position} of 3`);
  for (const [keys, position] of [
    ['{Home}', 1],
    ['{ArrowLeft}', 3],
    ['{ArrowRight}', 1],
    ['{End}', 3],
  ] as const) {
    await user.keyboard(keys);
    expectShown(position);
  }
  await user.click(within(lightbox).getByRole('button', { name: 'Next photo' }));
  expectShown(1);
  await user.click(within(lightbox).getByRole('button', { name: 'Previous photo' }));
  expectShown(3);
  expect(within(lightbox).getByRole('button', { name: 'Photo 3: Caption of the third' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await user.click(within(lightbox).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('link', { name: 'Caption of the third' })).toHaveFocus();
});

test('opens a photo in the category whose card it was chosen from', async () => {
  const user = userEvent.setup();
  renderWall();
  const [, inYards] = screen.getAllByRole('link', { name: 'Caption of the first' });
  await user.click(inYards ?? cover());
  const lightbox = await screen.findByRole('dialog', { name: 'Yards, photos' });
  expect(within(lightbox).getByRole('status')).toHaveTextContent('2 of 2');
  await user.keyboard('{Home}');
  await user.click(within(lightbox).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('link', { name: 'Caption of the fourth' })).toHaveFocus();
});

test('the caption of a photo that shows a product leads to its page', async () => {
  const user = userEvent.setup();
  const images = [{ ...photo('first'), product: 'solid-brick' }, photo('second')];
  render(<PhotoWall locale={english} categories={[{ id: 'walls', name: 'Walls', images }]} />);
  await user.click(screen.getByRole('link', { name: 'Walls, 2+ photos' }));
  const lightbox = await screen.findByRole('dialog');
  const toProduct = () => within(lightbox).queryByRole('link', { name: 'Caption of the first' });
  expect(toProduct()).toHaveAttribute('href', '/products/solid-brick');
  await user.keyboard('{End}');
  expect(toProduct()).not.toBeInTheDocument();
});

test('leaves a link opened in a new tab to the browser', async () => {
  const user = userEvent.setup();
  const { container } = renderWall();
  let isHandled = true;
  container.addEventListener('click', (event) => {
    isHandled = event.defaultPrevented;
    event.preventDefault();
  });
  await user.keyboard('{Control>}');
  await user.click(cover());
  expect(isHandled).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
