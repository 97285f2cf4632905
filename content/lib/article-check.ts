import { fault } from './fault';
import { articleProblem } from '../../lib/text';
import type { z } from './zod';

/** `articleProblem` as a check of a schema. */
export function isBuildable({ value, issues }: z.core.ParsePayload<string>) {
  const problem = articleProblem(value);
  if (problem === null) return;
  const message = `line ${problem.line} ${problem.reason}`;
  issues.push({ code: 'custom', input: value, message, ...fault('place') });
}
