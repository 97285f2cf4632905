import { createHash } from 'node:crypto';
import { afterCharset, isStudioPage } from './pages';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
/** Scripts of these types are data and need no permission; speculation rules do. */
const DATA_TYPE = /type="application\/(ld\+)?json"/;

/** The pages with an index, which is WebAssembly: what pagefind needs, and less than `unsafe-eval`. */
const SEARCH = ['search.html', 'bn/search.html'];
/** Sent forms: the search, the two fields of the home pages, and enquiries where the build has an `ENQUIRY_ENDPOINT`. */
const SENT_FORM = /<form [^>]*action="(?<action>[^"]+)"/g;

/** The origins that pages frame, and what in a page shows that it does. */
const FRAMES = [
  ['https://www.google.com', /<iframe [^>]*src="https:\/\/www\.google\.com\//],
  ['https://www.youtube-nocookie.com', /https:\/\/www\.youtube-nocookie\.com\/embed\//],
] as const;

/**
 * Writes the page's Content-Security-Policy into it, directly after `<meta charset>`: every inline script is allowed by
 * its hash and by nothing else. Security rests on it, so it stops the build where it cannot be written.
 * @param host - the origin of the Git host that the studio, and it alone, may ask; see `CONTENT_REPOSITORY`.
 * @param frames - the origins that a public page may frame, where its payload names them and has left it.
 * @throws Error when the page has no `<meta charset>` to follow.
 */
export function addSecurityPolicy(html: string, file: string, host?: string, frames = framedOrigins(html)) {
  const policy = policyFor(html, file, frames, host);
  try {
    return afterCharset(html, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const SELF = "'self'";

/** Where the forms of a public page may go. */
function formTargets(html: string) {
  const targets = [...html.matchAll(SENT_FORM)].map(({ groups }) => {
    const action = groups?.action ?? '';
    return URL.canParse(action) ? new URL(action).origin : SELF;
  });
  return [...new Set(targets)];
}

/** The origins that a page may frame, by its HTML and payload. */
export const framedOrigins = (html: string) =>
  FRAMES.flatMap(([origin, mark]) => (mark.test(html) ? [origin] : []));

function policyFor(html: string, file: string, framed: readonly string[], host?: string) {
  const isStudio = isStudioPage(file);
  const scripts = [...html.matchAll(SCRIPT)].map((match) => ({
    attributes: match.groups?.attributes ?? '',
    text: match.groups?.text ?? '',
  }));
  const hasAddress = (attributes: string) => attributes.includes(' src=');
  const hashes = scripts
    .filter(({ attributes }) => !hasAddress(attributes) && !DATA_TYPE.test(attributes))
    .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  // The page's own starter is known by its hash and passes its trust on to the files it starts; only browsers
  // without 'strict-dynamic' then use 'self'. A page whose scripts were not deferred has tags with
  // addresses, which 'strict-dynamic' would refuse.
  const trust = scripts.some(({ attributes }) => hasAddress(attributes)) ? '' : "'strict-dynamic' ";
  // The studio shows the public pages.
  const frames = isStudio ? [SELF] : framed;
  // The studio's search only declares an address.
  const targets = isStudio ? [] : formTargets(html);
  const outside = targets.filter((target) => target !== SELF);
  // The page asks whether the server of a frame answers (`frame-answers.ts`), and posts in place; the studio asks its Git host.
  const connections = isStudio ? (host === undefined ? [] : [host]) : [...framed, ...outside];
  return [
    "default-src 'none'",
    `script-src ${trust}${[...new Set(hashes)].join(' ')} 'self'${SEARCH.includes(file) ? " 'wasm-unsafe-eval'" : ''}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${isStudio ? ' blob:' : ''}`,
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "manifest-src 'self'",
    "media-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "base-uri 'none'",
    `form-action ${targets.length > 0 ? targets.join(' ') : "'none'"}`,
    "object-src 'none'",
  ].join('; ');
}
