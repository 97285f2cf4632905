/** Below the cards of the dashboard. Only the export of its page reads them. */
export const statStrings = {
  sample: 'Sample figures.',
  /** What the website had when it was built. */
  online: (counts: readonly (readonly [count: number, what: string])[]) =>
    `On the website now: ${counts.map(([count, what]) => `${count} ${what}`).join(', ')}.`,
} as const;
