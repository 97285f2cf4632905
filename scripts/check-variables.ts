/**
 * Stops a build with a wrong `SITE_URL`, `CONTENT_REPOSITORY`, `CONTENT_API`, `CONTENT_APPROVAL`, `CONTENT_CLIENT_ID`,
 * `CONTENT_MAILTO` or `ENQUIRY_ENDPOINT` at once, in one sentence, and says which address is used instead.
 */
import { parseSiteOrigin } from '../app/_lib/parse-site-origin';
import { company } from '../content/entities/company';
import { enquiryEndpoint, enquiryOrigin } from '../content/registry/enquiry-endpoint';
import { type HostKind, parseRepository } from '../lib/exchange';

const {
  SITE_URL: site,
  CONTENT_REPOSITORY: repository = '',
  CONTENT_API: api = '',
  CONTENT_APPROVAL: approval = '',
  CONTENT_CLIENT_ID: client = '',
  CONTENT_MAILTO: mailTo = '',
} = process.env;
/** A variable that is set and needs a repository. */
const dependent = ['CONTENT_API', 'CONTENT_CLIENT_ID', 'CONTENT_APPROVAL'].find((name) => process.env[name]);

/** Where the address comes from that is used without `SITE_URL`. */
const origin =
  company.website === undefined
    ? `${company.origin}, an example, until Company has the address of the website`
    : `${company.origin}, the address in Company`;

try {
  console.log(
    site
      ? `Site: ${parseSiteOrigin(site)}`
      : `SITE_URL is not set: canonical addresses, feeds and share pictures start with ${origin}.`,
  );
  if (repository !== '') {
    const { host, owner, name, branch, api: through } = parseRepository(repository, api);
    console.log(`The studio publishes to ${owner}/${name}, branch ${branch}, through ${through}.`);
    if (client !== '') checkClient(host);
  } else if (dependent !== undefined) {
    throw new Error(`${dependent} is set and CONTENT_REPOSITORY is not: set both, or neither.`);
  }
  if (!['', 'required', 'optional'].includes(approval))
    throw new Error(
      `CONTENT_APPROVAL is ${JSON.stringify(approval)}. Write required, or optional, or leave it out.`,
    );
  if (approval !== '') console.log(`The studio proposes changes; a colleague's approval is ${approval}.`);
  if (mailTo !== '') {
    if (!/^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/.test(mailTo))
      throw new Error(
        `CONTENT_MAILTO is ${JSON.stringify(mailTo)}. Write one e-mail address, such as website@example.com.`,
      );
    console.log(`The studio offers to mail exported files to ${mailTo}.`);
  }
  if (enquiryEndpoint() !== '') console.log(`Forms are sent to ${enquiryOrigin(enquiryEndpoint())}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @throws Error with a sentence, for a host that browsers cannot sign in at, and for an invalid application id. */
function checkClient(host: HostKind) {
  if (host === 'github') {
    throw new Error(
      'CONTENT_CLIENT_ID is set, but GitHub answers no sign-in of a browser. Leave it out: staff make a token.',
    );
  }
  // The secrets of GitLab and Gitea begin so; an id is in every page.
  if (!/^(?!gloas-|gto_)[A-Za-z0-9._-]{8,255}$/.test(client)) {
    throw new Error(
      'CONTENT_CLIENT_ID has to be the id of an application at the host, and never its secret.',
    );
  }
}
