import data, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { readFileSync } from 'node:fs';

/** Names of browsers in `browserslist`, and in MDN's data. */
const NAMES = {
  chrome: 'chrome',
  samsung: 'samsunginternet_android',
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
} as const;

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
/** The oldest browsers that are served. */
const served = browserslist.map((query) => {
  const [name = '', , version] = query.split(' ');
  return { name: NAMES[name as keyof typeof NAMES], version: Number(version) };
});

/** Whether one of the oldest served browsers lacks a feature, by MDN's data (github.com/mdn/browser-compat-data). */
const isLacking = (feature: CompatStatement | undefined) =>
  feature !== undefined &&
  served.some(({ name, version }) => {
    const support = [feature.support[name]].flat()[0];
    if (support === undefined) return false;
    const added = support.version_added;
    return !added || support.flags !== undefined || !(Number.parseFloat(added.replace('≤', '')) <= version);
  });

type Features = Readonly<Record<string, CompatStatement | Identifier>> | undefined;

/** Features of a part of the data. `__compat` describes the part itself. */
const featuresIn = (features: Features) =>
  Object.entries(features ?? {}).flatMap(([name, feature]) =>
    name === '__compat' ? [] : [[name, feature as Identifier] as const],
  );

const lackingIn = (features: Features) =>
  new Set(featuresIn(features).flatMap(([name, { __compat }]) => (isLacking(__compat) ? name : [])));

const { properties, selectors, types, 'at-rules': atRules } = data.css;
/** Names of what at least one of them lacks. */
export const lacking = {
  properties: lackingIn(properties),
  selectors: lackingIn(selectors),
  atRules: lackingIn(atRules),
  media: lackingIn(atRules?.media),
  functions: lackingIn(types),
  /** Keywords of a property: `overflow: clip`. */
  values: (property: string) => lackingIn(properties?.[property]),
};

/** Objects that no script of the website uses, and whose methods are called as others are. */
const UNUSED =
  /^(Temporal|Iterator|AsyncIterator|DisposableStack|AsyncDisposableStack|Atomics|SharedArrayBuffer|SuppressedError)$/;
const methods = featuresIn(data.javascript.builtins).flatMap(([name, object]) =>
  UNUSED.test(name) ? [] : featuresIn(object),
);
const known = new Set(methods.flatMap(([name, { __compat }]) => (isLacking(__compat) ? [] : name)));

/** Names of methods that at least one of these browsers has on no object: `toSorted`. */
export const lackingMethods = new Set(methods.flatMap(([name]) => (known.has(name) ? [] : name)));
