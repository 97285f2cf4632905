import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PhotoSet } from '@/components/site/media/photo-set.client';

const photos = ['first', 'second', 'third'].map((name) => ({
  src: `/images/scenes/${name}.jpg`,
  alt: `The ${name} wall`,
  width: 1600,
  height: 1067,
  caption: `Caption of the ${name}`,
}));

// jsdom has neither layout nor modal dialogs.
beforeAll(() => {
  class NoObserver {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(globalThis, { ResizeObserver: NoObserver });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const renderSet = () =>
  render(
    <PhotoSet name="Walls" photos={photos}>
      <span />
    </PhotoSet>,
  );

test('is a link to the first photo, with the count and a plus sign', () => {
  renderSet();
  const cover = screen.getByRole('link', { name: 'Walls, 3+ photos' });
  expect(cover).toHaveAttribute('href', '/images/scenes/first.jpg');
  expect(cover).toHaveTextContent('3+');
});

test('lists every photo as a link to the picture', () => {
  renderSet();
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    photos.map(({ caption, src }) => [caption, src]),
  );
});

test('opens the lightbox on the first photo and gives the focus back', async () => {
  const user = userEvent.setup();
  renderSet();
  const cover = screen.getByRole('link', { name: 'Walls, 3+ photos' });
  await user.click(cover);
  const lightbox = await screen.findByRole('dialog', { name: 'Walls, photos' });
  expect(within(lightbox).getByRole('status')).toHaveTextContent('1 of 3: Caption of the first');
  expect(within(lightbox).getByText('1 / 3')).toBeVisible();

  await user.click(within(lightbox).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cover).toHaveFocus();
});

test('opens the photo chosen from the list; closing returns to the photo that was shown last', async () => {
  const user = userEvent.setup();
  renderSet();
  await user.click(screen.getByRole('link', { name: 'Caption of the second' }));
  const lightbox = await screen.findByRole('dialog');
  expect(within(lightbox).getByRole('status')).toHaveTextContent('2 of 3');

  await user.keyboard('{End}');
  expect(within(lightbox).getByRole('status')).toHaveTextContent('3 of 3');
  expect(within(lightbox).getByRole('button', { name: 'Photo 3: Caption of the third' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await user.keyboard('{Home}');
  expect(within(lightbox).getByRole('status')).toHaveTextContent('1 of 3');
  await user.click(within(lightbox).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('link', { name: 'Caption of the first' })).toHaveFocus();
});

test('leaves a link opened in a new tab to the browser', async () => {
  const user = userEvent.setup();
  renderSet();
  const cover = screen.getByRole('link', { name: 'Walls, 3+ photos' });
  let isHandled = true;
  cover.parentElement?.addEventListener('click', (event) => {
    isHandled = event.defaultPrevented;
    event.preventDefault();
  });
  await user.keyboard('{Control>}');
  await user.click(cover);
  expect(isHandled).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('has no accessibility violation, closed or open', async () => {
  const user = userEvent.setup();
  const { container } = renderSet();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('link', { name: 'Walls, 3+ photos' }));
  await screen.findByRole('dialog');
  expect(await axe(container)).toHaveNoViolations();
});
