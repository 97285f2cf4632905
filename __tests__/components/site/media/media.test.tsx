import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GalleryTabs } from '@/components/site/media/gallery-tabs.client';
import { strings as en } from '@/content/strings/en';
import { PhotoWall } from '@/components/site/media/photo-wall';
import { english } from '@/content/strings/english';
import { LightboxPicture } from '@/components/site/media/lightbox-picture.client';

describe('tabs', () => {
  const tabs = (
    <GalleryTabs
      texts={en.media}
      photos={<h2 id="photos-title">All photos</h2>}
      videos={<h2 id="videos-title">All videos</h2>}
    />
  );

  /** jsdom gives every element the top 0; the real page has the videos below the photos. */
  const placeVideosAt = (top: number) =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

  beforeEach(() => {
    history.replaceState(null, '', '/gallery');
    placeVideosAt(5000);
    window.scrollBy = jest.fn();
  });
  afterEach(() => jest.restoreAllMocks());

  test('shows photos first once hydrated', () => {
    render(tabs);
    expect(screen.getByRole('tab', { name: 'Photos', selected: true })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Photos' })).toBeVisible();
    expect(screen.getByText('All videos')).not.toBeVisible();
  });

  test('leaves both sections open for a visitor who is already looking at the videos', async () => {
    placeVideosAt(100);
    render(tabs);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByText('All videos')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Photos' }));
    expect(screen.getByRole('tab', { name: 'Photos', selected: true })).toBeVisible();
    expect(screen.getByText('All videos')).not.toBeVisible();
  });

  test('a press chooses and is kept in the address', async () => {
    render(tabs);
    await userEvent.click(screen.getByRole('tab', { name: 'Videos' }));
    expect(screen.getByRole('tabpanel', { name: 'Videos' })).toBeVisible();
    expect(location.hash).toBe('#videos');
  });

  test.each([
    ['{ArrowRight}', 'Videos'],
    ['{ArrowRight}{ArrowRight}', 'Photos'],
    ['{ArrowLeft}', 'Videos'],
    ['{End}', 'Videos'],
    ['{End}{Home}', 'Photos'],
  ])('%s moves to %s and chooses it', async (keys, name) => {
    render(tabs);
    screen.getByRole('tab', { name: 'Photos' }).focus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
    expect(
      screen
        .getAllByRole('tab')
        .map((tab) => tab.tabIndex)
        .sort(),
    ).toEqual([-1, 0]);
  });
});

describe('the wall of photos', () => {
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
    await user.click(screen.getByRole('link', { name: /Caption of the second$/ }));
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
    expect(screen.getByRole('link', { name: /Caption of the third$/ })).toHaveFocus();
  });

  test('opens a photo in the category whose card it was chosen from', async () => {
    const user = userEvent.setup();
    renderWall();
    const [, inYards] = screen.getAllByRole('link', { name: /Caption of the first$/ });
    await user.click(inYards ?? cover());
    const lightbox = await screen.findByRole('dialog', { name: 'Yards, photos' });
    expect(within(lightbox).getByRole('status')).toHaveTextContent('2 of 2');
    await user.keyboard('{Home}');
    await user.click(within(lightbox).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('link', { name: /Caption of the fourth$/ })).toHaveFocus();
  });

  test('the caption of a photo that shows a product leads to its page', async () => {
    const user = userEvent.setup();
    const images = [{ ...photo('first'), product: 'full-brick' }, photo('second')];
    render(<PhotoWall locale={english} categories={[{ id: 'walls', name: 'Walls', images }]} />);
    await user.click(screen.getByRole('link', { name: 'Walls, 2+ photos' }));
    const lightbox = await screen.findByRole('dialog');
    const toProduct = () => within(lightbox).queryByRole('link', { name: /Caption of the first$/ });
    expect(toProduct()).toHaveAttribute('href', '/products/full-brick');
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
});

const photo = { src: '/images/scenes/wall.jpg', alt: 'A wall', width: 1600, height: 800, caption: 'Wall' };

test.each([
  { room: { width: 1000, height: 900 }, zoom: 1, width: 1000, height: 500, why: 'the width is short' },
  { room: { width: 1000, height: 400 }, zoom: 1, width: 800, height: 400, why: 'the height is short' },
  { room: { width: 3000, height: 3000 }, zoom: 1, width: 1600, height: 800, why: 'it has no more pixels' },
  {
    room: { width: 400, height: 900 },
    zoom: 3,
    width: 400,
    height: 200,
    why: 'zooming changes the file alone',
  },
  {
    room: { width: 400, height: 900 },
    widest: 0.8,
    zoom: 1,
    width: 400,
    height: 500,
    file: 1000,
    why: 'an upright phone shows a part',
  },
])(
  'is $width × $height px in $room.width × $room.height px: $why',
  ({ room, widest, zoom, width, height, file = width * zoom }) => {
    const { container } = render(
      <LightboxPicture
        texts={en.media.lightbox}
        photo={photo}
        room={room}
        zoom={zoom}
        {...(widest && { widest })}
      />,
    );
    expect(screen.getByRole('img', { name: 'A wall' })).toHaveStyle({
      width: `${width}px`,
      height: `${height}px`,
    });
    expect(container.querySelector('source[type="image/avif"]')).toHaveAttribute('sizes', `${file}px`);
  },
);
