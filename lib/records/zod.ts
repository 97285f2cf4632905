import { faultReason } from './fault-reason';
import * as z from './zod-parts';

// zod/mini has checks as functions, so the studio loads only those in use; it needs its messages set (`faultReason`).
// `jitless`, because the content security policy forbids `eval` and the studio parses with the same schemas.
z.config({ localeError: faultReason, jitless: true });

export { z };
