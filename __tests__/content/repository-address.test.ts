import { parseRepository } from '@/content/lib/repository-address';

it('reads owner, name, branch and folder', () => {
  expect(parseRepository('github:atrai/website@main')).toEqual({
    owner: 'atrai',
    name: 'website',
    branch: 'main',
    folder: '',
    api: 'https://api.github.com',
    web: 'https://github.com',
  });
  expect(
    parseRepository('github:a/b.c@release/2026#sites/blocks', 'https://git.example.com/api/v3/'),
  ).toEqual({
    owner: 'a',
    name: 'b.c',
    branch: 'release/2026',
    folder: 'sites/blocks',
    api: 'https://git.example.com/api/v3',
    web: 'https://git.example.com',
  });
});

it.each([
  ['atrai/website@main', 'It does not name a host.'],
  ['gitlab:atrai/website@main', 'The studio does not know the host "gitlab"; it knows github.'],
  ['github:website@main', 'The name of the repository is missing or cannot exist.'],
  ['github:-atrai/website@main', 'Its owner is missing or cannot exist.'],
  ['github:atrai/..@main', 'The name of the repository is missing or cannot exist.'],
  ['github:atrai/website', 'It does not name a branch.'],
  ['github:atrai/website@', 'The name of the branch cannot be used.'],
  ['github:atrai/website@a..b', 'The name of the branch cannot be used.'],
  ['github:atrai/website@a b', 'The name of the branch cannot be used.'],
  ['github:atrai/website@main#/site', 'The path to the site has to be relative'],
  ['github:atrai/website@main#a/../b', 'The path to the site has to be relative'],
])('says what is wrong with %s', (value, reason) => {
  expect(() => parseRepository(value)).toThrow(`CONTENT_REPOSITORY is ${JSON.stringify(value)}. ${reason}`);
});

it.each([
  ['git.example.com', 'It is no address.'],
  ['http://git.example.com', 'It does not start with https.'],
  ['https://user:word@git.example.com', 'It may name no user.'],
  ['https://git.example.com/?a=1', 'It may have no query and no fragment.'],
  ['https://GIT.example.com', 'Browsers spell it https://git.example.com.'],
])('says what is wrong with the API %s', (api, reason) => {
  expect(() => parseRepository('github:atrai/website@main', api)).toThrow(
    `CONTENT_API is ${JSON.stringify(api)}. ${reason}`,
  );
});
