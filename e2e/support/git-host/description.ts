import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import type { HostKind } from '../../../lib/exchange';

type Schema = Readonly<Record<string, unknown>>;
type Operation = {
  readonly parameters?: readonly Schema[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, Schema>>;
};
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Schema & { readonly schemas: Readonly<Record<string, Schema>> };
};

/** A call of the description that a request fits. */
export type Call = { readonly template: string; readonly operation: Operation };

const ID = 'api';

/** OpenAPI 3.0 says `nullable` where JSON Schema lists the type `null`. References point into the one description. */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = value as Schema;
  const plain = Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? item.replace('#', `${ID}#`) : asJsonSchema(item),
    ]),
  );
  return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
}

/**
 * Checks requests and answers against a host's description of its API, and fills answers up with what they need. The file has
 * the calls that the studio makes, and says in `source` which package it was cut from.
 */
export function describedApi(kind: HostKind) {
  const file = path.resolve(`e2e/support/git-host/${kind}-api.json`);
  const { paths, components } = asJsonSchema(JSON.parse(readFileSync(file, 'utf8'))) as Description;
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: ID, components });
  const validators = new Map<Schema, ValidateFunction>();

  const resolved = (schema: Schema): Schema => {
    if (typeof schema.$ref !== 'string') return schema;
    const keys = schema.$ref.replace(`${ID}#/`, '').split('/');
    const target = keys.reduce<unknown>((at, key) => Reflect.get(at as object, key), { components });
    return resolved(target as Schema);
  };

  const complaints = (schema: Schema, value: unknown) => {
    const validate = validators.get(schema) ?? ajv.compile(schema);
    validators.set(schema, validate);
    return validate(value) ? [] : [ajv.errorsText(validate.errors)];
  };

  const schemaOf = ({ operation }: Call, status: number) => {
    const answer = operation.responses[status];
    if (answer === undefined) return null;
    const content = resolved(answer).content as Operation['requestBody'] & Schema;
    return ((content as Schema | undefined)?.['application/json'] as Schema | undefined)?.schema as Schema;
  };

  /** A value of a schema with what is given, and the least that it needs beside. */
  function filled(given: unknown, schema: Schema): unknown {
    const { allOf, anyOf, oneOf, enum: choices, type, properties = {}, required = [] } = resolved(schema);
    const options = (oneOf ?? anyOf) as readonly Schema[] | undefined;
    if (options !== undefined) {
      if (given === undefined && options.some((option) => option.type === 'null')) return null;
      const results = options.map((option) => [option, filled(given, option)] as const);
      return (results.find(([option, value]) => complaints(option, value).length === 0) ?? results[0])?.[1];
    }
    if (Array.isArray(allOf))
      return allOf.reduce<unknown>((value, part) => filled(value, part as Schema), given);
    if (type === 'object' || (type === undefined && Object.keys(properties as object).length > 0)) {
      const known = properties as Readonly<Record<string, Schema>>;
      const object = { ...(given as Schema | undefined) };
      for (const key of new Set([...(required as readonly string[]), ...Object.keys(object)])) {
        const property = known[key];
        if (property !== undefined) object[key] = filled(object[key], property);
      }
      return object;
    }
    if (Array.isArray(given)) {
      const { items } = resolved(schema);
      return items === undefined ? given : given.map((item) => filled(item, items as Schema));
    }
    if (given !== undefined) return given;
    if (Array.isArray(choices)) return choices[0];
    const least: Readonly<Record<string, unknown>> = { integer: 0, number: 0, boolean: false, array: [] };
    return least[String(type)] ?? 'https://example.com/';
  }

  return {
    /** The call that a method and a path are; null where the description, cut to what the studio asks, has none. */
    callOf: (method: string, pathname: string): Call | null => {
      for (const [template, operations] of Object.entries(paths)) {
        const operation = operations[method.toLowerCase()];
        if (operation !== undefined && pattern(template).test(pathname)) return { template, operation };
      }
      return null;
    },
    /** What is wrong with a request. */
    requestComplaints: ({ operation }: Call, query: URLSearchParams, body: unknown) => {
      const known = (operation.parameters ?? []).map(resolved).filter((one) => one.in === 'query');
      const strange = [...query.keys()].filter((key) => !known.some(({ name }) => name === key));
      const schema = operation.requestBody?.content['application/json']?.schema;
      return [
        ...strange.map((key) => `no parameter "${key}"`),
        ...(schema === undefined ? [] : complaints(schema, body)),
      ];
    },
    /** The whole answer for a status, and what is wrong with it. A status that is not described is a fault of the network. */
    answer: (call: Call, status: number, given: unknown) => {
      const schema = schemaOf(call, status);
      if (schema === null) return { value: given, complaints: [] };
      const value = filled(given, schema);
      return { value, complaints: complaints(schema, value) };
    },
  };
}

/** Paths of files, branches and comparisons hold slashes. */
const pattern = (template: string) =>
  new RegExp(
    `^${template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      ['path', 'filepath', 'branch', 'ref', 'basehead'].includes(name) && !template.includes('/commits/')
        ? '.+'
        : '[^/]+',
    )}$`,
  );
