import { parseRepository } from '@/lib/exchange/repository-address';

it('reads owner, name, branch and folder', () => {
  expect(parseRepository('github:surma/website@main')).toEqual({
    host: 'github',
    owner: 'surma',
    name: 'website',
    branch: 'main',
    folder: '',
    api: 'https://api.github.com',
    web: 'https://github.com',
  });
  expect(
    parseRepository('github:a/b.c@release/2026#sites/blocks', 'https://git.example.com/api/v3/'),
  ).toEqual({
    host: 'github',
    owner: 'a',
    name: 'b.c',
    branch: 'release/2026',
    folder: 'sites/blocks',
    api: 'https://git.example.com/api/v3',
    web: 'https://git.example.com',
  });
});

it('reads groups within groups at GitLab, and where each kind of host is', () => {
  expect(parseRepository('gitlab:group/sub/website@main')).toMatchObject({
    host: 'gitlab',
    owner: 'group/sub',
    name: 'website',
    api: 'https://gitlab.com/api/v4',
    web: 'https://gitlab.com',
  });
  expect(parseRepository('gitea:surma/website@main')).toMatchObject({ web: 'https://codeberg.org' });
  expect(parseRepository('gitea:surma/website@main', 'https://example.com/git/api/v1/')).toMatchObject({
    api: 'https://example.com/git/api/v1',
    web: 'https://example.com/git',
  });
});

it.each([
  ['surma/website@main', 'It does not name a host.'],
  ['svn:surma/website@main', 'The studio does not know the host "svn"; it knows github, gitlab, gitea.'],
  ['github:a/b/website@main', 'Its owner is missing or cannot exist.'],
  ['gitea:a/b/website@main', 'Its owner is missing or cannot exist.'],
  ['gitlab:a//website@main', 'Its owner is missing or cannot exist.'],
  ['github:website@main', 'The name of the repository is missing or cannot exist.'],
  ['github:-surma/website@main', 'Its owner is missing or cannot exist.'],
  ['github:surma/..@main', 'The name of the repository is missing or cannot exist.'],
  ['github:surma/website', 'It does not name a branch.'],
  ['github:surma/website@', 'It does not name a branch.'],
  ['github:surma/website@main#', 'The path to the site has to be relative'],
  ['github:surma/website@a..b', 'The name of the branch cannot be used.'],
  ['github:surma/website@a b', 'The name of the branch cannot be used.'],
  ['github:surma/website@main#/site', 'The path to the site has to be relative'],
  ['github:surma/website@main#a/../b', 'The path to the site has to be relative'],
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
  expect(() => parseRepository('github:surma/website@main', api)).toThrow(
    `CONTENT_API is ${JSON.stringify(api)}. ${reason}`,
  );
});
