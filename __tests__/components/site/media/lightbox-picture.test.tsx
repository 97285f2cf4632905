import { render, screen } from '@testing-library/react';
import { LightboxPicture } from '@/components/site/media/lightbox-picture.client';
import * as en from '@/content/strings/en';

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
