import english from 'zod/v4/locales/en.js';
import * as z from './zod-parts';

// zod/mini has checks as functions, so the studio loads only those in use; it needs its messages set (`english`).
// `jitless`, because the content security policy forbids `eval` and the studio parses with the same schemas.
z.config({ ...english(), jitless: true });

export { z };
