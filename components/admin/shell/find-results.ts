import { said } from '@/lib/text';
import { placeName } from '@/components/admin/lib/wording';
import { site } from '@/components/admin/site';
import { searchStrings } from '@/components/admin/strings/dialogs';
import type { Row } from '@/components/admin/store/types';
import { editPath } from '@/components/admin/records/entities';
import { fieldId, fieldPath } from '@/components/admin/fields/control-props';
import { hasAllWords, normaliseText, wordsOf } from '@/components/admin/lib/search-words';
import { fullTitle, rowText } from '@/components/admin/records/row-text';
import { type ShownKind, shownState } from '@/components/admin/records/shown-state';
import { adminRoutes, howThisWorks, userMenu } from '@/components/admin/routes';
import { capital, type Entity } from '@/lib/records';

export type SearchResult = {
  readonly group: string;
  readonly title: string;
  readonly path: string;
  /** State of a record that is in one of the `MARKED`. */
  readonly mark?: string;
};

export const MAX_RESULTS = 8;
/** Most targets that stand before records. */
const MAX_CALLED = 3;

type CalledAlso = Readonly<Record<string, string>>;

/** A field or screen to which the search leads. */
export type Target = SearchResult & {
  /** Its names in both languages, normalized. */
  readonly names: readonly string[];
  /** What people also call it. */
  readonly also: readonly string[];
  /** Names of what it is part of. */
  readonly around: readonly string[];
  /** Of a field: its entity, path and label. */
  readonly field?: { readonly entity: Entity; readonly path: string; readonly label: string };
};

/** Returns the fields of an entity, also those in groups. Of several records, the list asks for one. */
function fieldsOf(
  calledAlso: CalledAlso,
  entity: Entity,
  specs = site().formOf(entity).fields,
  outer?: Target,
): readonly Target[] {
  const { isSingle, add, list } = site().registry[entity];
  return specs.flatMap((spec) => {
    const path = [outer?.field?.path, spec.name].filter(Boolean).join('.');
    const label = [outer?.field?.label, spec.label].filter(Boolean).join(', ');
    const own: Target = {
      group: searchStrings.fields,
      title: `${label} (${said(isSingle ? [add.title, add.bangla] : [list.title, list.bangla])})`,
      path: isSingle ? `${add.path}#${fieldId(path)}` : `${list.path}?field=${path}`,
      names: wordsOf((spec.names ?? [spec.label]).join(' ')),
      also: wordsOf(calledAlso[`${entity}.${path}`] ?? ''),
      around: [...(outer?.names ?? []), ...(outer?.around ?? wordsOf(`${list.title} ${list.bangla}`))],
      field: { entity, path, label },
    };
    return spec.kind === 'group' ? [own, ...fieldsOf(calledAlso, entity, spec.fields, own)] : [own];
  });
}

function screens(calledAlso: CalledAlso): readonly Target[] {
  const lists = new Map(site().entities.map((entity) => [site().registry[entity].list.path, entity]));
  return [
    ...site().menu.flatMap(({ items }) =>
      items.flatMap((item) => (item.submenu ? item.subMenuItems : [{ ...item }])),
    ),
    ...userMenu.links.filter(({ path }) => path === adminRoutes.profile || path === adminRoutes.settings),
    { ...howThisWorks, path: adminRoutes.howThisWorks },
  ].map((screen) => {
    const entity = lists.get(screen.path);
    const { singular = '' } = entity === undefined ? {} : site().registry[entity];
    return {
      group: searchStrings.screens,
      title: placeName(screen),
      path: screen.path,
      names: wordsOf(`${screen.title} ${screen.bangla} ${singular}`),
      also: wordsOf(calledAlso[entity ?? screen.path] ?? ''),
      around: [],
    };
  });
}

/** Returns all fields and screens; fields of single records first, of which there is nothing to choose. */
export function targetsOf(calledAlso: CalledAlso): readonly Target[] {
  const { entities, registry } = site();
  const fields = (isSingle: boolean) =>
    entities
      .filter((entity) => Boolean(registry[entity].isSingle) === isSingle)
      .flatMap((entity) => fieldsOf(calledAlso, entity));
  return [...fields(true), ...screens(calledAlso), ...fields(false)];
}

/** How well words name a target: 0 for what people also call it, then whole names, their starts, their parts; null for no match. */
function rankOf({ names, also, around }: Target, words: readonly string[]) {
  const own = [...also, ...names];
  const all = [...own, ...around];
  if (words.every((word) => also.includes(word))) return 0;
  if (words.every((word) => own.includes(word))) return 1;
  if (!words.some((word) => own.some((name) => name.includes(word)))) return null;
  if (words.every((word) => all.some((name) => name.startsWith(word)))) return 2;
  return hasAllWords(all.join(' '), words) ? 3 : null;
}

/** Returns the targets that people call so, and others by how well they match. */
function findTargets(words: readonly string[], targets: readonly Target[]) {
  const ranked = targets.map((target) => [rankOf(target, words), target] as const);
  const [called = [], ...others] = [0, 1, 2, 3].map((rank) =>
    ranked.flatMap(([own, target]) => (own === rank ? [target] : [])),
  );
  return {
    called: called.slice(0, MAX_CALLED).map((target) => ({ ...target, group: searchStrings.called })),
    others: [...called.slice(MAX_CALLED), ...others.flat()],
  };
}

/** Finds the field of a record where some words name the field, and the others the record: `price kerb stone`. */
const fieldsInRecords = (words: readonly string[], rows: readonly Row[], targets: readonly Target[]) =>
  targets.flatMap(({ field, names, also }) => {
    const others = words.filter((word) => !also.includes(word) && !names.includes(word));
    if (field === undefined || others.length === 0 || others.length === words.length) return [];
    return rows
      .filter((row) => row.entity === field.entity && hasAllWords(normaliseText(fullTitle(row)), others))
      .map((row) => ({
        group: searchStrings.fields,
        title: `${field.label}: ${fullTitle(row)}`,
        path: fieldPath(row.entity, row.id, field.path),
      }));
  });

const MARKED: ReadonlySet<ShownKind> = new Set(['new', 'edited', 'waiting', 'ended', 'off']);

const groupOf = (entity: Entity) => capital(site().registry[entity].plural);

function resultOf(row: Row): SearchResult {
  const { entity, id } = row;
  const { kind, text } = shownState(row);
  return {
    group: groupOf(entity),
    title: fullTitle(row),
    path: editPath(entity, id),
    ...(MARKED.has(kind) && { mark: text }),
  };
}

/** Finds up to eight records, fields and screens with every word, by their names first; without words the five edited last. */
export function findResults(
  query: string,
  rows: readonly Row[],
  targets: readonly Target[],
): readonly SearchResult[] {
  const words = wordsOf(query);
  const live = rows.filter(({ state }) => state.kind !== 'deleted');
  if (words.length === 0) {
    return live
      .filter(({ changedAt }) => changedAt !== null)
      .sort((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''))
      .slice(0, 5)
      .map((row) => ({ ...resultOf(row), group: searchStrings.editedLast }));
  }
  const inTitle = live.filter((row) => hasAllWords(rowText(row).title, words));
  const inText = live.filter((row) => !inTitle.includes(row) && hasAllWords(rowText(row).all, words));
  const { called, others } = findTargets(words, targets);
  const chosen = [
    ...called,
    ...inTitle.map(resultOf),
    ...fieldsInRecords(words, live, targets),
    ...others,
    ...inText.map(resultOf),
  ].slice(0, MAX_RESULTS);
  // What is called so comes before what only mentions it.
  const isCalledSo = (entity: Entity) => inTitle.some((row) => row.entity === entity);
  const entities = site().entities.map((entity) => [groupOf(entity), isCalledSo(entity)] as const);
  const groupsWith = (wanted: boolean) => entities.flatMap(([group, is]) => (is === wanted ? group : []));
  const { called: calledSo, fields, screens: named } = searchStrings;
  const groups = [calledSo, ...groupsWith(true), fields, named, ...groupsWith(false)];
  // The sort is stable: within a group, better matches remain first.
  return chosen.sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
}
