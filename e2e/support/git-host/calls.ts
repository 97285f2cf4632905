/** An answer before it is filled up with what the description asks for. */
export type Answer = { readonly status: number; readonly value: unknown };
export type Person = {
  readonly login: string;
  readonly name: string | null;
  readonly mayWrite: boolean;
  /** Whether the token may do more than a publication needs. */
  readonly mayMore?: boolean;
};
export type Asked = {
  readonly who: Person;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** What is in the places of the template, unescaped. */
  readonly places: readonly string[];
};

/** What each call does, by method and template of the description. */
export type Calls = Readonly<Record<string, (asked: Asked) => Answer>>;

export const ok = (value: unknown): Answer => ({ status: 200, value });
export const created = (value: unknown): Answer => ({ status: 201, value });
export const refused = (status: number, message: string): Answer => ({ status, value: { message } });
export const NOT_FOUND = refused(404, 'Not Found');
