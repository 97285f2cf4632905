/** Location of the website's sources at a Git host, and the host's addresses. */
export type RepositoryAddress = {
  readonly owner: string;
  readonly name: string;
  readonly branch: string;
  /** Folder of the site in the repository; empty for its root. */
  readonly folder: string;
  /** Address of the host's API, without a trailing slash. */
  readonly api: string;
  /** Address of the host's web pages, without a trailing slash. */
  readonly web: string;
};

const GITHUB = { api: 'https://api.github.com', web: 'https://github.com' } as const;

const FORM = 'github:owner/name@branch, or github:owner/name@branch#path/to/site';
/** Branch names that need no escaping in an address; git allows more. */
const BRANCH = /^(?!.*(\.\.|\/\/|\.lock$|[./]$))[A-Za-z0-9_][A-Za-z0-9._/-]{0,199}$/;
const FOLDER = /^(?!.*(\.\.|\/\/|\/$))[A-Za-z0-9._-][A-Za-z0-9._/-]{0,199}$/;
const OWNER = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;
const NAME = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;

/**
 * Parses a repository that the build has checked with `parseRepository`, without error messages, for the browser.
 * @param api - the API of an enterprise host; empty for github.com.
 */
export function checkedRepository(value: string, api: string): RepositoryAddress {
  const [, owner = '', name = '', branch = '', folder = ''] =
    /^github:([^/]+)\/([^@]+)@([^#]+)#?(.*)$/.exec(value) ?? [];
  const host = ['', GITHUB.api].includes(api)
    ? GITHUB
    : { api: api.replace(/\/$/, ''), web: new URL(api).origin };
  return { owner, name, branch, folder, ...host };
}

/**
 * Parses the build's `CONTENT_REPOSITORY` and `CONTENT_API`.
 * @param api - the API of an enterprise host; empty for github.com.
 * @throws Error with a sentence for the person who builds, at the first mistake.
 */
export function parseRepository(value: string, api = ''): RepositoryAddress {
  const refuse = (reason: string): never => {
    throw new Error(`CONTENT_REPOSITORY is ${JSON.stringify(value)}. ${reason} Write ${FORM}.`);
  };
  const [, host = '', rest = ''] = /^([a-z]+):(.*)$/s.exec(value) ?? refuse('It does not name a host.');
  if (host !== 'github') refuse(`The studio does not know the host "${host}"; it knows github.`);
  const [place = '', folder] = splitAt(rest, '#');
  const [names = '', branch] = splitAt(place, '@');
  const [owner = '', name = ''] = splitAt(names, '/');
  if (!OWNER.test(owner)) refuse('Its owner is missing or cannot exist.');
  if (!NAME.test(name)) refuse('The name of the repository is missing or cannot exist.');
  if (branch === undefined) return refuse('It does not name a branch.');
  if (!BRANCH.test(branch)) refuse('The name of the branch cannot be used.');
  if (folder !== undefined && !FOLDER.test(folder)) {
    refuse('The path to the site has to be relative, without a slash at its ends and without "..".');
  }
  checkHost(api);
  return checkedRepository(value, api);
}

/** @throws Error with a sentence, for an address that browsers cannot use as an API. */
function checkHost(api: string) {
  if (api === '') return;
  const refuse = (reason: string): never => {
    throw new Error(
      `CONTENT_API is ${JSON.stringify(api)}. ${reason} Write the address of the API, such as https://git.example.com/api/v3.`,
    );
  };
  if (!URL.canParse(api)) return refuse('It is no address.');
  const { protocol, hostname, username, password, search, hash, origin, pathname } = new URL(api);
  // Tests use a host at localhost.
  if (protocol !== 'https:' && !(protocol === 'http:' && hostname === 'localhost')) {
    refuse('It does not start with https.');
  }
  if (username + password !== '') refuse('It may name no user.');
  if (search + hash !== '') refuse('It may have no query and no fragment.');
  const address = origin + pathname.replace(/\/$/, '');
  if (address !== api.replace(/\/$/, '')) refuse(`Browsers spell it ${address}.`);
}

/** Splits a text at the first such character; the second part is undefined without one. */
function splitAt(text: string, sign: string): [string, string | undefined] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
