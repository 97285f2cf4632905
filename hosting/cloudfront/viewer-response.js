/**
 * CloudFront function (runtime cloudfront-js-2.0) on viewer response. Names the page of a product for its data sheet and
 * clause, which say the same: search engines are to show the page. Sends files of the staff as attachments.
 * Lets nobody frame the studio.
 */

const SHEET = /^(\/products\/([a-z0-9-]+))\/([a-z0-9-]+)\.(pdf|txt)$/;
const STUDIO = /^\/+(admin|profile(?=[./]|$)|pages(?=[./]|$))/i;

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const response = event.response;
  if (request.uri.indexOf('/files/') === 0) response.headers['content-disposition'] = { value: 'attachment' };
  const match = SHEET.exec(request.uri);
  if (match !== null && match[2] === match[3])
    response.headers.link = {
      value: '<https://' + request.headers.host.value + match[1] + '>; rel="canonical"',
    };
  if (STUDIO.test(request.uri)) {
    response.headers['content-security-policy'] = {
      value: "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    };
    response.headers['x-frame-options'] = { value: 'DENY' };
  }
  return response;
}
