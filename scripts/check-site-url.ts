/** Stops a build with a wrong `SITE_URL` at once, in one sentence, and says when the sample address is used instead. */
import { parseSiteOrigin } from '../app/_lib/parse-site-origin';
import { company } from '../content/entities/company';

const given = process.env.SITE_URL;

try {
  console.log(
    given
      ? `Site: ${parseSiteOrigin(given)}`
      : `SITE_URL is not set: canonical addresses, feeds and share pictures start with the sample address ${company.sampleOrigin}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
