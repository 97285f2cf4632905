import { existsSync, readFileSync } from 'node:fs';
import { REPORT, type ExportReport } from '../export/steps';

/** Most files named per step and reason. */
const NAMED = 5;

/** Reports steps of the last build that were disabled or that skipped pages, with reasons. */
export function stepProblems() {
  if (!existsSync(REPORT)) return [`There is no ${REPORT}: run npm run build first.`];
  const { leftOut, skipped } = JSON.parse(readFileSync(REPORT, 'utf8')) as ExportReport;
  const files = new Map<string, string[]>();
  for (const { step, file, reason } of skipped) {
    const complaint = `${step}: ${reason}`;
    files.set(complaint, [...(files.get(complaint) ?? []), file]);
  }
  return [
    ...leftOut.map((step) => `Export step ${step} was left out (EXPORT_SKIP).`),
    ...[...files].map(([complaint, names]) => {
      const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
      return `Export step skipped ${names.slice(0, NAMED).join(', ')}${more}: ${complaint}`;
    }),
  ];
}
