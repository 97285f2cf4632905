/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';

afterEach(() => Reflect.deleteProperty(globalThis, 'location'));

test('a failure of the root layout renders a whole document with a link back', () => {
  const html = renderToStaticMarkup(<GlobalError />);
  expect(html).toMatch(/^<html lang="en">.*<title>Unexpected Application Error!<\/title>.*<body>/);
  expect(html).toContain('Unexpected Application Error!</h1>');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Load the page again<\/a>/);
});

test.each(['/bn', '/bn/quality'])(
  'on %s it is told in Bangla and leads to the pages in Bangla',
  (pathname) => {
    Object.assign(globalThis, { location: { pathname, search: '' } });
    const html = renderToStaticMarkup(<GlobalError />);
    expect(html).toMatch(/^<html lang="bn">.*<title>পাতাটি দেখাতে সমস্যা হয়েছে!<\/title>.*<body>/);
    expect(html).toContain(`href="${pathname}"`);
    expect(html).toMatch(/<a [^>]*href="\/bn\/contact"[^>]*>যোগাযোগ<\/a>/);
  },
);
