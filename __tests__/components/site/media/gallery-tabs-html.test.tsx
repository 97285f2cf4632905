/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { GalleryTabs } from '@/components/site/media/gallery-tabs.client';
import { en } from '@/content/strings/en';

test('the HTML holds both sections and plain links to them', () => {
  const html = renderToStaticMarkup(<GalleryTabs texts={en.media} photos="All photos" videos="All videos" />);
  expect(html).toMatch(/<a [^>]*href="#photos"[^>]*>Photos<\/a>/);
  expect(html).toMatch(/<a [^>]*href="#videos"[^>]*>Videos<\/a>/);
  expect(html).toMatch(/<section id="photos" aria-labelledby="photos-title">All photos<\/section>/);
  expect(html).toMatch(/<section id="videos" aria-labelledby="videos-title">All videos<\/section>/);
  expect(html).not.toMatch(/role=|hidden/);
});
