/** One small fault that the tests have to notice. */
export type PlantedFault = {
  /** Short, in kebab case, unique. */
  readonly name: string;
  /** What a person would notice. */
  readonly notice: string;
  /**
   * The file to change: a source, or a file of the export. `*` in its name stands for any letters; what is looked for
   * then stands in one of the files that match.
   */
  readonly file: string;
  /** Occurs exactly once. A pattern only where a build gives names that change. */
  readonly find: string | RegExp;
  /** Takes its place; `$1` stands for the first group of a pattern. */
  readonly replace: string;
  /** The narrowest part of `npm test` that has to fail: a command for npx. */
  readonly command: readonly string[];
};

export const isInExport = ({ file }: PlantedFault) => file.startsWith('out/');

/** One Jest file, named without `.test.ts`, or the tests of it whose names match. */
export const unit = (file: string, name?: string) => [
  'jest',
  `__tests__/${file}.test`,
  ...(name === undefined ? [] : ['-t', name]),
];

/** The tests of one Playwright spec whose names match. */
export const browser = (spec: string, name: string, project: 'desktop' | 'phone' = 'desktop') => [
  'playwright',
  'test',
  `e2e/${spec}.spec.ts`,
  `--project=${project}`,
  '--retries=0',
  '--grep',
  name,
];

export const lint = (file: string) => ['eslint', '--max-warnings', '0', file];
export const format = (file: string) => ['oxfmt', '--check', file];
export const types = ['tsc', '--noEmit'];
export const unused = ['knip'];
export const weigh = ['tsx', 'scripts/weigh.ts'];
