import type { StudioProblem } from '../check/studio-problem';
import type { z } from '../lib/zod';

const nouns: Readonly<Record<string, string>> = { changes: 'Change', media: 'Picture' };

/** What is wrong with the form of a bundle, as a sentence that says where. `json` is the bundle it was found in. */
export function shapeProblem(issue: z.core.$ZodIssue, json: unknown): StudioProblem {
  const [list, index, ...rest] = issue.path;
  const noun = nouns[String(list)];
  const isInside = noun !== undefined && typeof index === 'number';
  const where = isInside ? `${noun} ${index + 1}` : 'The bundle';
  const field = (isInside ? rest : issue.path).join('.');
  return { code: 'shape', message: `${where}: ${reasonOf(issue, field, json)}` };
}

function reasonOf(issue: z.core.$ZodIssue, field: string, json: unknown) {
  if (issue.code === 'unrecognized_keys') {
    return `unknown ${issue.keys.length === 1 ? 'key' : 'keys'} ${issue.keys.map(quoted).join(', ')}.`;
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    return `more than ${issue.maximum.toLocaleString('en')} ${field === 'media' ? 'pictures' : field}.`;
  }
  if (issue.code === 'too_big') return `${field} is more than ${issue.maximum.toLocaleString('en')}.`;
  const found = valueAt(json, issue.path);
  if (found === undefined) return `${field} is missing.`;
  const isShort = typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean';
  return isShort
    ? `${field} cannot be ${quoted(String(found))}.`
    : `${field || 'it'} is not in the right form.`;
}

function valueAt(json: unknown, path: readonly PropertyKey[]) {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    json,
  );
}

function quoted(text: string) {
  const MOST = 60;
  return `“${text.length > MOST ? `${text.slice(0, MOST)}…` : text}”`;
}
