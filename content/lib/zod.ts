import * as z from './zod-parts';

// No generated code: the site's content security policy forbids `eval`, and the studio parses with the same schemas.
z.config({ jitless: true });

export { z };
