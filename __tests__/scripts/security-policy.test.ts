import { createHash } from 'node:crypto';
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

it('trusts scripts by their addresses where they were not deferred', () => {
  const html = page('<script>a()</script>', '<script src="/a.js" async=""></script>');
  expect(directive(policyOf(addSecurityPolicy(html, 'x.html')), 'script-src')).toBe(
    `script-src ${hash('a()')} 'self'`,
  );
});

it('changes nothing else in the page', () => {
  const html = page('<script>a()</script>');
  const after = addSecurityPolicy(html, 'x.html');
  expect(after.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')).toBe(html);
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
  expect(policyOf(addSecurityPolicy(page(form), 'contact.html'))).toContain(
    'form-action https://forms.example.com;',
  );
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
