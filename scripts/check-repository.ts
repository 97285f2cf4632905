/** Stops a build with a wrong `CONTENT_REPOSITORY` at once, in one sentence; says nothing where it is not set. */
import { parseRepository } from '../content/lib/repository-address';

const { CONTENT_REPOSITORY: repository = '', CONTENT_API: api = '' } = process.env;

try {
  if (repository !== '') {
    const { owner, name, branch, api: host } = parseRepository(repository, api);
    console.log(`The studio publishes to ${owner}/${name}, branch ${branch}, through ${host}.`);
  } else if (api !== '') {
    throw new Error('CONTENT_API is set and CONTENT_REPOSITORY is not: set both, or neither.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
