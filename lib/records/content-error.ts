/** A problem of the content: record, field and reason. */
export type ContentProblem = { readonly record: string; readonly field: string; readonly reason: string };

/** Fails the build at a content module, with every problem of its file: record, field, reason. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(
    readonly file: string,
    readonly problems: readonly ContentProblem[],
  ) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const lines = problems.map(
      ({ record, field, reason }) => `  record ${record}, field ${field}: ${reason}`,
    );
    super([`${file}: ${count}`, ...lines].join('\n'));
  }
}
