import type { core } from 'zod/mini';

/** What a value has to be, by zod's name of its type. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const kindOf = (value: unknown) =>
  value === null ? 'nothing' : (kinds[Array.isArray(value) ? 'array' : typeof value] ?? typeof value);

/** Says how much there may be of a text, a list or a number. */
const amount = (origin: string, how: 'at most' | 'at least', count: number | bigint) =>
  ({ string: `have ${how} ${count} characters`, array: `have ${how} ${count} entries` })[origin] ??
  `be ${how} ${count}`;

/** Reason why a check without a message of its own refuses a value. It continues the name of the field. */
export function faultReason(issue: core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}, and is ${kindOf(issue.input)}`;
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'too_big':
      return `must ${amount(issue.origin, 'at most', issue.maximum)}`;
    case 'too_small':
      return `must ${amount(issue.origin, 'at least', issue.minimum)}`;
    case 'unrecognized_keys':
      return `has an unknown field: ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
    default:
      return 'is not in the right form';
  }
}
