/**
 * The website that uses the library. Its registry adds the names of its entities: `interface Website { entity: 'news' }`.
 * Then the compiler accepts only these names; without them, it accepts any text.
 * @public
 */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type -- only an interface takes additions
export interface Website {}

/** Name of a kind of record, as in `entities/<name>/data.json`. */
export type Entity = Website extends { readonly entity: infer Name extends string } ? Name : string;
