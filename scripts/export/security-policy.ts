import { createHash } from 'node:crypto';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const META_CHARSET = '<meta charSet="utf-8"/>';
/** Scripts of these types are data and need no permission; speculation rules do. */
const DATA_TYPE = /type="application\/(ld\+)?json"/;

const frames = 'https://www.google.com https://www.youtube-nocookie.com';

/**
 * Writes the page's Content-Security-Policy into it, directly after `<meta charset>`: every inline script is allowed by
 * its hash and by nothing else (quality document, section 7.1).
 * @throws Error when the page has no `<meta charset>` to follow.
 */
export function addSecurityPolicy(html: string, file: string, isStudio: boolean) {
  if (!html.includes(META_CHARSET)) throw new Error(`${file}: ${META_CHARSET} was not found.`);
  return html.replace(
    META_CHARSET,
    `${META_CHARSET}<meta http-equiv="Content-Security-Policy" content="${policyFor(html, isStudio)}"/>`,
  );
}

function policyFor(html: string, isStudio: boolean) {
  const hashes = [...html.matchAll(SCRIPT)]
    .map((match) => ({ attributes: match.groups?.attributes ?? '', text: match.groups?.text ?? '' }))
    .filter(({ attributes }) => !attributes.includes(' src=') && !DATA_TYPE.test(attributes))
    .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'none'",
    // The page's own starter is known by its hash and passes its trust on to the files it starts; a file name alone is
    // trusted only by browsers that are too old to know 'strict-dynamic'.
    `script-src 'strict-dynamic' ${[...new Set(hashes)].join(' ')} 'self'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${isStudio ? ' blob:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    `frame-src ${isStudio ? "'none'" : frames}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ');
}
