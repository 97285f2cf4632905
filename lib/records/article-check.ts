import { fault } from './fault';
import type { z } from './zod';
import { articleProblem, inDigits, said } from '../text';

/** `articleProblem` as a check of a schema. */
export function isBuildable({ value, issues }: z.core.ParsePayload<string>) {
  const problem = articleProblem(value);
  if (problem === null) return;
  const message = said([
    `line ${problem.line} ${problem.reason}`,
    `${inDigits(problem.line, 'bn')} নম্বর লাইন ${problem.reason}`,
  ]);
  issues.push({ code: 'custom', input: value, message, ...fault('place') });
}
