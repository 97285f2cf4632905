import { render, screen, within } from '@testing-library/react';
import { GalleryScreen } from '@/app/(site)/_screens/gallery';
import { photoGalleryIn } from '@/content/entities/galleries';
import { videoGallery } from '@/content/entities/films';
import { english } from '@/content/strings/english';

beforeEach(() => {
  render(<GalleryScreen locale={english} />);
});

test.each(photoGalleryIn(english).map(({ name, images }) => [name, images] as const))(
  '%s shows its count and names all its photos',
  (name, images) => {
    const cover = screen.getByRole('link', { name: `${name}, ${images.length}+ photos` });
    const card = cover.closest('li');
    expect(card && within(card).getByRole('heading', { name })).toBeVisible();
    expect(card && within(card).getAllByRole('link').length).toBe(images.length + 1);
    expect(within(cover).getByAltText(images[0]?.image.alt ?? '')).toBeVisible();
  },
);

test('says once that its pictures are computed', () => {
  expect(screen.getByText('Pictures computed from our product drawings.')).toBeVisible();
});

test.each(videoGallery.map(({ name, videos }) => [name, videos] as const))(
  '%s has a play button for its first film and links to all',
  (name, videos) => {
    const play = screen.getByRole('button', { name: `Play ${name}`, hidden: true });
    const first = videos[0]?.title ?? '';
    const dialog = document.getElementById(play.getAttribute('commandfor') ?? '');
    expect(dialog && within(dialog).getByRole('heading', { name: first, hidden: true })).toBeInTheDocument();
    for (const { id, title } of videos) {
      expect(
        screen.getByRole('link', { name: `${title} (opens in a new tab)`, hidden: true }),
      ).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
    }
  },
);
