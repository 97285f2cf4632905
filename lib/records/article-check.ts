import { fault } from './fault';
import type { z } from './zod';
import { articleProblem } from '../text';

/** `articleProblem` as a check of a schema. */
export function isBuildable({ value, issues }: z.core.ParsePayload<string>) {
  const problem = articleProblem(value);
  if (problem === null) return;
  const message = `line ${problem.line} ${problem.reason}`;
  issues.push({ code: 'custom', input: value, message, ...fault('place') });
}
