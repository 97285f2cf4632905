/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';

test('a failure of the root layout brings a whole document with a way back', () => {
  const html = renderToStaticMarkup(<GlobalError />);
  expect(html).toMatch(/^<html lang="en">.*<title>Unexpected Application Error!<\/title>.*<body>/);
  expect(html).toContain('Unexpected Application Error!</h1>');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Load the page again<\/a>/);
});
