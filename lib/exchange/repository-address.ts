import { checkAddress } from './check-address';

/** A kind of host; `gitea` is Forgejo, too. */
export type HostKind = keyof typeof HOSTS;

/** The public host of each kind. */
const HOSTS = {
  github: { api: 'https://api.github.com', web: 'https://github.com' },
  gitlab: { api: 'https://gitlab.com/api/v4', web: 'https://gitlab.com' },
  gitea: { api: 'https://codeberg.org/api/v1', web: 'https://codeberg.org' },
} as const;

const isHost = (name: string): name is HostKind => Object.hasOwn(HOSTS, name);

const FORM =
  'github:owner/name@branch, or github:owner/name@branch#path/to/site; for github also gitlab or gitea';
/** Branch names that need no escaping in an address; git allows more. */
const BRANCH = /^(?!.*(\.\.|\/\/|\.lock$|[./]$))[A-Za-z0-9_][A-Za-z0-9._/-]{0,199}$/;
const FOLDER = /^(?!.*(\.\.|\/\/|\/$))[A-Za-z0-9._-][A-Za-z0-9._/-]{0,199}$/;
const GITHUB_OWNER = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;
const GROUP = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,254}$/;
const NAME = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;

/** Parses what the build has checked with `parseRepository`, for the browser. `api` may be empty. */
export function checkedRepository(value: string, api: string) {
  const [, kind = '', owner = '', name = '', branch = '', folder = ''] =
    /^([a-z]+):([^@#]*?)(?:\/([^/@#]*))?(?:@([^#]*))?(?:#(.*))?$/s.exec(value) ?? [];
  const host = isHost(kind) ? kind : 'github';
  const address = api.replace(/\/$/, '');
  const { api: through, web } = ['', HOSTS[host].api].includes(address)
    ? HOSTS[host]
    : { api: address, web: address.replace(/\/api\/v\d+$/, '') };
  return {
    host,
    /** At GitLab a path of groups. */
    owner,
    name,
    branch,
    /** Folder of the site in the repository; empty for its root. */
    folder,
    /** Addresses of the host's API and of its web pages, without a trailing slash. */
    api: through,
    web,
  };
}

/** Location of the website's sources at a Git host, and the host's addresses. */
export type RepositoryAddress = Readonly<ReturnType<typeof checkedRepository>>;

/**
 * Parses the build's `CONTENT_REPOSITORY` and `CONTENT_API`.
 * @param api - the API of an own host; empty for the public one.
 * @throws Error with a sentence for the person who builds, at the first mistake.
 */
export function parseRepository(value: string, api = ''): RepositoryAddress {
  const refuse = (reason: string): never => {
    throw new Error(`CONTENT_REPOSITORY is ${JSON.stringify(value)}. ${reason} Write ${FORM}.`);
  };
  const [, kind = ''] = /^([a-z]+):/.exec(value) ?? refuse('It does not name a host.');
  if (!isHost(kind))
    refuse(`The studio does not know the host "${kind}"; it knows ${Object.keys(HOSTS).join(', ')}.`);
  const address = checkedRepository(value, api);
  const { host, name, branch, folder } = address;
  const owners = address.owner.split('/');
  const isOwner = host === 'github' ? GITHUB_OWNER : GROUP;
  const isDeep = host !== 'gitlab' && owners.length > 1;
  if (isDeep || !owners.every((owner) => isOwner.test(owner)))
    refuse('Its owner is missing or cannot exist.');
  if (!NAME.test(name)) refuse('The name of the repository is missing or cannot exist.');
  if (branch === '') refuse('It does not name a branch.');
  if (!BRANCH.test(branch)) refuse('The name of the branch cannot be used.');
  if (value.includes('#') && !FOLDER.test(folder))
    refuse('The path to the site has to be relative, without a slash at its ends and without "..".');
  if (api !== '') checkApi(api);
  return address;
}

/** @throws Error with a sentence, for an address that browsers cannot use as an API. */
function checkApi(api: string) {
  const { url, refuse } = checkAddress(
    'CONTENT_API',
    api,
    'of the API, such as https://git.example.com/api/v3',
  );
  const address = url.origin + url.pathname.replace(/\/$/, '');
  if (address !== api.replace(/\/$/, '')) refuse(`Browsers spell it ${address}.`);
}
