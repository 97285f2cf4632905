// What the random work takes from Jest and fake-indexeddb, on the APIs of a real browser.

const own = globalThis.indexedDB;
Object.defineProperty(globalThis, 'indexedDB', { value: own, writable: true });

/** Each “browser” of the tests is this one: its store is deleted after every sequence. */
export class IDBFactory {
  constructor() {
    return own;
  }
}

const text = (value: unknown) => JSON.stringify(value);
const isTrue = (is: boolean, ...values: readonly unknown[]) => {
  if (!is) throw new Error(values.map(text).join(' is not '));
};

Object.assign(globalThis, {
  jest: {
    spyOn: (target: Record<string, unknown>, name: string) => ({
      mockImplementation: (replacement: unknown) => {
        const before = target[name];
        target[name] = replacement;
        return { mockRestore: () => (target[name] = before) };
      },
    }),
  },
  expect: (value: unknown) => ({
    toBe: (other: unknown) => isTrue(Object.is(value, other), value, other),
    toEqual: (other: unknown) => isTrue(text(value) === text(other), value, other),
    toBeGreaterThanOrEqual: (other: number) => isTrue(Number(value) >= other, value, other),
  }),
});
