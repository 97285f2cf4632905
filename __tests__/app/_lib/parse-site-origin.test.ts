import { parseSiteOrigin } from '@/app/_lib/parse-site-origin';

it.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://example.com/', 'https://example.com'],
  ['https://WWW.Example.Com', 'https://www.example.com'],
  ['https://xn--mnchen-3ya.de', 'https://xn--mnchen-3ya.de'],
  ['https://local.example.com', 'https://local.example.com'],
  ['https://172.32.0.1', 'https://172.32.0.1'],
])('takes %s', (value, origin) => {
  expect(parseSiteOrigin(value)).toBe(origin);
});

it.each([
  ['', ''],
  ['www.example.com', ''],
  ['http://www.example.com', 'it does not start with https'],
  ['ftp://www.example.com', 'it does not start with https'],
  ['https://www.example.com:8443', 'it may have no port'],
  ['https://www.example.com:443', 'write it as https://www.example.com'],
  ['https://www.example.com/shop', 'it may have no path, query or fragment'],
  ['https://www.example.com\\evil', 'it may have no path, query or fragment'],
  ['https://localhost', 'this one is not public'],
  ['https://www.example.com.', 'this one is not public'],
  ['https://site.local', 'this one is not public'],
  ['https://127.0.0.1', 'this one is not public'],
  ['https://0x7f000001', 'this one is not public'],
  ['https://10.0.0.1', 'this one is not public'],
  ['https://169.254.169.254', 'this one is not public'],
  ['https://[::1]', 'this one is not public'],
  ['https://my_site.com', 'a host of that name cannot exist'],
  ['https://www..example.com', 'a host of that name cannot exist'],
  [`https://${'a'.repeat(64)}.com`, 'a host of that name cannot exist'],
  [`https://${'abc.'.repeat(64)}com`, 'a host of that name cannot exist'],
  [' https://www.example.com', 'write it as https://www.example.com'],
  ['https://www.exam\nple.com', 'write it as https://www.example.com'],
  ['https:www.example.com', 'write it as https://www.example.com'],
  ['https://münchen.de', 'write it as https://xn--mnchen-3ya.de'],
])('refuses %j', (value, reason) => {
  const complaint = 'It must be the public https origin of the website, such as https://www.example.com';
  expect(() => parseSiteOrigin(value)).toThrow(
    `SITE_URL is ${JSON.stringify(value)}. ${complaint}${reason && `; ${reason}`}.`,
  );
});

it.each([
  'https://user:secret@www.example.com',
  'https://secret@www.example.com',
  'https://user:sec@ret@www.example.com/secret@x',
  'http://user:secret@www.example.com',
  'https:\\\\user:secret@www.example.com',
  'user:secret@www.example.com',
  'https://user:secret@',
])('does not repeat the password of %s, which would end up in logs', (value) => {
  const said = () => {
    try {
      return parseSiteOrigin(value);
    } catch (error) {
      return String(error);
    }
  };
  expect(said()).toMatch(/^Error: SITE_URL is ".*…@/);
  expect(said()).not.toMatch(/secret|sec@|ret/);
});
