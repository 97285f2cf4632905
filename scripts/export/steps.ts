/** Optional steps in order, by their names in `EXPORT_SKIP`, messages and `docs/export.md`. */
const stepNames = ['eager-compile', 'deferred-scripts', 'first-script', 'own-styles'] as const;
type StepName = (typeof stepNames)[number];

/** A step that left a page or script unchanged. */
type SkippedStep = { readonly step: StepName; readonly file: string; readonly reason: string };

/** Report of the build for `npm run weigh`; outside `out`, which is uploaded. */
export const REPORT = '.next/export-report.json';

/**
 * Creates a runner of steps that cannot fail the build: a step that throws leaves its page unchanged, prints the reason
 * and adds it to the report.
 * @param skip comma-separated names of steps to disable, to measure their effect (`EXPORT_SKIP`).
 * @throws Error for an unknown name.
 */
export function stepRunner(skip = '') {
  const names = skip.split(',').filter((name) => name !== '');
  const leftOut = stepNames.filter((name) => names.includes(name));
  const unknown = names.find((name) => !stepNames.some((known) => known === name));
  if (unknown !== undefined) {
    throw new Error(`EXPORT_SKIP names "${unknown}", which is no step. Steps: ${stepNames.join(', ')}.`);
  }
  const skipped: SkippedStep[] = [];

  /** Runs a step; the text stays for a disabled step or an unknown format. */
  function run(step: StepName, file: string, text: string, change: (text: string) => string) {
    if (leftOut.includes(step)) return text;
    try {
      return change(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.warn(`Export step ${step} skipped ${file}: ${reason}`);
      skipped.push({ step, file, reason });
      return text;
    }
  }

  /** Steps disabled by `EXPORT_SKIP`, and those that left something unchanged. */
  const report = () => ({ leftOut, skipped });
  return { run, report };
}

export type StepRunner = ReturnType<typeof stepRunner>;
export type ExportReport = ReturnType<StepRunner['report']>;
