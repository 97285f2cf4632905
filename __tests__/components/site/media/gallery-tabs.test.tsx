import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GalleryTabs } from '@/components/site/media/gallery-tabs.client';
import * as en from '@/content/strings/en';

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
