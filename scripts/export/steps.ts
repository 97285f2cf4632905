/**
 * The steps that make pages lighter or faster, by the names that `EXPORT_SKIP`, messages and `docs/export.md` use, in
 * the order in which they run. Pages work without any of them.
 */
export const stepNames = [
  'early-modules',
  'static-islands',
  'settled-parts',
  'deferred-scripts',
  'first-script',
  'own-styles',
] as const;
export type StepName = (typeof stepNames)[number];

/** One step that left one page, or one script, as Next wrote it. */
export type SkippedStep = { readonly step: StepName; readonly file: string; readonly reason: string };

/** Written by the build, read by `npm run weigh`; stands outside of `out`, which is uploaded. */
export const REPORT = '.next/export-report.json';
export type ExportReport = {
  /** By `EXPORT_SKIP`. */
  readonly leftOut: readonly StepName[];
  readonly skipped: readonly SkippedStep[];
};

/** A mistake in this project, not a form of Next's that is not known: it stops the build. */
export class ProjectMistake extends Error {
  override name = 'ProjectMistake';
}

/**
 * Runs steps so that none of them can stop the build: one that throws leaves its page as it was, prints why, and is
 * in the report.
 * @param leftOut names of steps between commas, for measuring what each is worth (`EXPORT_SKIP`).
 * @throws Error when one of the names is no step.
 */
export function stepRunner(leftOut = '') {
  const names = leftOut.split(',').filter((name) => name !== '');
  const remaining = stepNames.filter((name) => names.includes(name));
  const unknown = names.find((name) => !stepNames.some((known) => known === name));
  if (unknown !== undefined) {
    throw new Error(`EXPORT_SKIP names "${unknown}", which is no step. Steps: ${stepNames.join(', ')}.`);
  }
  const skipped: SkippedStep[] = [];

  /**
   * What a step makes of a file, or the file as it is when the step is left out or meets a form it does not know.
   * @throws Error for a mistake of this project's, with the file's name.
   */
  function run(step: StepName, file: string, text: string, change: (text: string) => string) {
    if (remaining.includes(step)) return text;
    try {
      return change(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof ProjectMistake) throw new Error(`${file}: ${reason}`, { cause: error });
      console.warn(`Export step ${step} skipped ${file}: ${reason}`);
      skipped.push({ step, file, reason });
      return text;
    }
  }

  return { run, report: (): ExportReport => ({ leftOut: remaining, skipped }) };
}

export type StepRunner = ReturnType<typeof stepRunner>;
