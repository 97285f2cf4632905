import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { isStudioPage } from '@/scripts/export/pages';
import { addSecurityPolicy } from '@/scripts/export/security-policy';

const page = (...scripts: readonly string[]) =>
  `<html><head><meta charSet="utf-8"/><title>x</title></head><body>${scripts.join('')}</body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) =>
  /^<html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(
    html,
  )?.[1] ?? '';
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

it('allows the inline scripts of the page by their hashes, each once, and data not at all', () => {
  const html = page(
    '<script>a()</script>',
    '<script>a()</script>',
    '<script type="speculationrules">{"prerender":[]}</script>',
    '<script type="application/ld+json">{}</script>',
    '<script type="application/json">{}</script>',
  );
  const policy = policyOf(addSecurityPolicy(html, 'x.html'));
  expect(directive(policy, 'script-src')).toBe(
    `script-src 'strict-dynamic' ${hash('a()')} ${hash('{"prerender":[]}')} 'self'`,
  );
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

it('trusts scripts by their addresses where they were not deferred', () => {
  const html = page('<script>a()</script>', '<script src="/a.js" async=""></script>');
  expect(directive(policyOf(addSecurityPolicy(html, 'x.html')), 'script-src')).toBe(
    `script-src ${hash('a()')} 'self'`,
  );
});

it.each([
  ['the map', '<iframe src="https://www.google.com/maps?output=embed"></iframe>', 'https://www.google.com'],
  [
    'a film',
    '<script>"https://www.youtube-nocookie.com/embed/AtraiFilm01"</script>',
    'https://www.youtube-nocookie.com',
  ],
])(
  'allows a page with %s, and no other, to frame its host and to ask whether it answers',
  (_what, part, origin) => {
    const policy = policyOf(addSecurityPolicy(page(part), 'x.html'));
    expect(directive(policy, 'frame-src')).toBe(`frame-src ${origin}`);
    expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' ${origin}`);
    expect(directive(policyOf(addSecurityPolicy(page(part), 'admin.html')), 'frame-src')).toBe(
      "frame-src 'none'",
    );
    const link = page('<a href="https://www.google.com/maps/search/?api=1">Map</a>');
    expect(directive(policyOf(addSecurityPolicy(link, 'x.html')), 'frame-src')).toBe("frame-src 'none'");
  },
);

it('changes nothing else in the page', () => {
  const html = page('<script>a()</script>');
  const after = addSecurityPolicy(html, 'x.html');
  expect(after.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')).toBe(html);
});

it.each([
  [false, "img-src 'self' data:"],
  [true, "img-src 'self' data: blob:"],
])('studio: %s', (isStudio, images) => {
  const policy = policyOf(
    addSecurityPolicy(page('<script>a()</script>'), isStudio ? 'admin.html' : 'x.html'),
  );
  expect(directive(policy, 'img-src')).toBe(images);
  for (const name of ['default-src', 'frame-src', 'base-uri', 'form-action', 'object-src']) {
    expect(directive(policy, name)).toBe(`${name} 'none'`);
  }
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([]);
});

it.each([
  ['a form that is drawn and not sent', 'contact.html', '<form aria-labelledby="x">', "'none'", false],
  ['a field that asks the search page', '404.html', '<form action="/search" method="get">', "'self'", false],
  [
    'a form that is sent',
    'contact.html',
    '<form aria-labelledby="x" action="https://forms.example.com/f/abc" method="post">',
    'https://forms.example.com',
    false,
  ],
  ['the search page', 'search.html', '<form class="x" action="/search">', "'self'", true],
  ['the search page in Bangla', 'bn/search.html', '<form action="/bn/search">', "'self'", true],
])('%s has the policy that it needs', (_, file, form, action, hasProgram) => {
  const policy = policyOf(addSecurityPolicy(page('<script>a()</script>', form), file));
  expect(directive(policy, 'form-action')).toBe(`form-action ${action}`);
  expect(directive(policy, 'script-src')?.includes("'wasm-unsafe-eval'")).toBe(hasProgram);
});

it('stops where the place of the policy is not found', () => {
  expect(() => addSecurityPolicy('<html><head></head></html>', 'x.html')).toThrow('x.html: <meta charset');
});

it.each([
  ['admin.html', true],
  ['admin/AdminProducts.html', true],
  ['profile.html', true],
  ['pages/settings.html', true],
  ['administration.html', false],
  ['blog/admin.html', false],
  ['products.html', false],
])('%s is of the studio: %s', (file, expected) => {
  expect(isStudioPage(file)).toBe(expected);
});

it('allows a page with a sent form, and no other, to ask the origin of its endpoint', () => {
  const form = '<form action="https://forms.example.com/f/abc" method="post">';
  const connections = (html: string, file: string) =>
    directive(policyOf(addSecurityPolicy(html, file)), 'connect-src');
  expect(connections(page(form), 'contact.html')).toBe("connect-src 'self' https://forms.example.com");
  expect(connections(page(), 'about-us.html')).toBe("connect-src 'self'");
  expect(connections(page(form), 'admin.html')).toBe("connect-src 'self'");
});

it('allows the studio, and nothing else, to ask the Git host that it publishes to', () => {
  const connections = (file: string, host?: string) =>
    directive(policyOf(addSecurityPolicy(page('<script>a()</script>'), file, host)), 'connect-src');
  expect(connections('admin.html', 'https://api.github.com')).toBe(
    "connect-src 'self' https://api.github.com",
  );
  expect(connections('admin.html')).toBe("connect-src 'self'");
  expect(connections('products.html', 'https://api.github.com')).toBe("connect-src 'self'");
});
