import { fault } from './fault';
import { banglaOf, hasBangla, pairsIn } from './text-pair';
import { z } from './zod';
import { said } from '../text';

/** Check of a record: once one of its texts has Bangla, every text has it. */
export const isTranslated = z.check<object>(({ value, issues }) => {
  if (!hasBangla(value)) return;
  const wrong = issues.map((issue) => `${(issue.path ?? []).join('.')}.`);
  for (const { path, pair } of pairsIn(value)) {
    if ((pair.en === '') === (banglaOf(pair) === '')) continue;
    // The field has said already that its text is too short.
    if (wrong.some((place) => place.startsWith(`${path}.`))) continue;
    const message = said(
      pair.en === ''
        ? ['has no English text beside it', 'ইংরেজি লেখা নেই']
        : ['is missing: the English text has it', 'দেওয়া হয়নি, ইংরেজিতে আছে'],
    );
    const place = [...path.split('.'), 'bn'];
    issues.push({ code: 'custom', input: value, path: place, message, ...fault('predicate') });
  }
});

/** The schema of a record (`record`) for a website in English alone, where Bangla is kept, but may be incomplete. */
export function inEnglishAlone(schema: z.ZodMiniObject): z.ZodMiniObject {
  const { def } = schema._zod;
  return schema.clone({ ...def, checks: def.checks?.filter((check) => check !== isTranslated) });
}
