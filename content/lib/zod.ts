import english from 'zod/v4/locales/en.js';
import * as z from './zod-parts';

// The small zod: its checks are functions, so the studio loads only those that a schema asks for. It says nothing by
// itself and has to be given its language. No generated code: the site's content security policy forbids `eval`, and
// the studio parses with the same schemas.
z.config({ ...english(), jitless: true });

export { z };
