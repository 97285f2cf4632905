/** A problem of the content: record, field and reason. */
export type ContentProblem = { readonly record: string; readonly field: string; readonly reason: string };

/** Fails the build at a content module, with every problem of its file: record, field, reason. */
export class ContentError extends Error {
  readonly file: string;
  readonly problems: readonly ContentProblem[];

  constructor(file: string, problems: readonly ContentProblem[]) {
    const lines = problems.map(
      ({ record, field, reason }) => `  record ${record}, field ${field}: ${reason}`,
    );
    super(
      [`${file}: ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}`, ...lines].join(
        '\n',
      ),
    );
    this.name = 'ContentError';
    this.file = file;
    this.problems = problems;
  }
}
