import fc from '@/__tests__/fast-check';
import { versionOf } from '@/components/admin/store/steps';
import type { StudioState } from '@/components/admin/store/core';
import { isRecord, textOf } from '@/lib/records';
import { createBrowser, edit, fillStorage, handOver, p, product, type Tab, until } from './studio-kit';

const FIELDS = ['name', 'size', 'inch'] as const;
const IDS = ['alpha', 'beta', 'delta'] as const;

const plain = fc.constantFrom(
  ...([
    'undo',
    'undo',
    'redo',
    'flush',
    'close',
    'import',
    'order',
    'reload',
    'kill',
    'full',
    'lose',
  ] as const),
);
/** What a person does in one of two tabs, after a pause in ms. `isAwaited`: nothing else happens meanwhile. */
export const move = fc.record({
  tab: fc.nat(1),
  after: fc.constantFrom(0, 300, 900),
  isAwaited: fc.boolean(),
  does: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('type' as const), field: fc.constantFrom(...FIELDS) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('open' as const), id: fc.constantFrom(...IDS, null) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('remove' as const, 'restore', 'discard', 'publish'),
        id: fc.constantFrom(...IDS),
      }),
    },
    { weight: 4, arbitrary: plain.map((name) => ({ do: name })) },
  ),
});
type Move = typeof move extends fc.Arbitrary<infer Item> ? Item : never;

type Place = { tab: Tab; form: ReturnType<typeof edit> | null };

/** Texts of the drafts, in the fields that are typed in. */
const textsOf = (value: unknown) =>
  FIELDS.map((field) => textOf((value as Readonly<Record<string, unknown>>)[field]));
const shownTexts = ({ drafts, handed }: Pick<StudioState, 'drafts' | 'handed'>) =>
  [...drafts.values(), ...handed.values()].flatMap((draft) => ('op' in draft ? textsOf(draft.value) : []));
/** Writes a value as text, keys in order: a parsed entry has them in the order of its schema. */
const inOrder = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
const contentOf = ({ drafts, handed, steps }: Pick<StudioState, 'drafts' | 'handed' | 'steps'>) =>
  JSON.stringify([Object.fromEntries(drafts), Object.fromEntries(handed), steps], inOrder);

/** Two tabs of one browser in which people work at random. */
export async function createPair() {
  const browser = createBrowser();
  /** What each revision of the store was, in whichever tab it was shown. */
  const revisions = new Map<number, string>();
  /** Texts at the end of a step. */
  const kept = new Set<string>();
  let newest: Pick<StudioState, 'drafts' | 'handed' | 'steps' | 'revision'> = {
    drafts: new Map(),
    handed: new Map(),
    steps: [],
    revision: 0,
  };
  let count = 0;
  let full: jest.SpyInstance | null = null;

  function watch(tab: Tab) {
    let known = 0;
    const look = () => {
      const { state } = tab.studio();
      if (state.status.phase !== 'ready') return;
      // A tab never goes back to what it knew before.
      expect(state.revision).toBeGreaterThanOrEqual(known);
      known = state.revision;
      const content = contentOf(state);
      // What a tab shows is what is stored, so that two tabs never show one revision differently.
      expect(content).toBe(revisions.get(state.revision) ?? content);
      revisions.set(state.revision, content);
      if (state.revision <= newest.revision) return;
      const last = ({ steps }: Pick<StudioState, 'steps'>) =>
        JSON.stringify(steps.map(({ seq, undone }) => [seq, undone]));
      if (last(state) !== last(newest)) shownTexts(newest).forEach((text) => kept.add(text));
      newest = state;
    };
    look();
    tab.controller.subscribe(look);
    return tab;
  }
  const startTab = async () => watch(await browser.startTab(undefined, {}, ['products', 'categories']));
  const places: Place[] = [
    { tab: await startTab(), form: null },
    { tab: await startTab(), form: null },
  ];

  async function act(place: Place, does: Move['does']): Promise<unknown> {
    const { tab, form } = place;
    const studio = tab.studio();
    switch (does.do) {
      case 'open':
        if (form) await form.close();
        place.form = edit(tab, does.id, does.id === null ? { name: '', size: '', inch: '' } : undefined);
        return;
      case 'type':
        return form?.change({ ...form.getState().value, [does.field]: `text ${(count += 1)}` }, does.field);
      case 'close':
        place.form = null;
        return form?.close();
      case 'flush':
      case 'undo':
      case 'redo':
        return studio[does.do]();
      case 'import': {
        const name = `imported ${(count += 1)}`;
        const change = { entity: 'products', id: 'delta', op: 'put', base: null } as const;
        return studio.importChanges([{ ...change, value: product('delta', { name }) }], []);
      }
      case 'order':
        return studio.reorder('products', ['gamma', 'beta', 'alpha']);
      case 'publish': {
        return handOver(tab, { id: does.id });
      }
      case 'full':
        if (full) full.mockRestore();
        full = full ? null : fillStorage();
        return;
      case 'lose':
        // The browser closes the connection, and the person presses “Try again”.
        tab.controller.core.database?.close();
        await studio.flush();
        return tab.studio().retry();
      case 'reload':
      case 'kill':
        return leave(place, does.do);
      default:
        return studio[does.do]([p(does.id)]);
    }
  }

  /** Closes a tab, in the middle of its transactions if it is killed, and opens another one in its place. */
  async function leave(place: Place, how: 'reload' | 'kill') {
    const { tab } = place;
    const typed = [...tab.controller.core.getState().forms.values()].flatMap(({ value, saved }) =>
      value === saved ? [] : textsOf(value),
    );
    // Nobody types in a page that goes.
    place.form = null;
    tab.controller.leave();
    if (how === 'kill') tab.controller.core.database?.close();
    tab.controller.stop();
    await new Promise((resolve) => setTimeout(resolve));
    place.tab = await startTab();
    const { state } = place.tab.studio();
    const there = contentOf(state) + [...browser.texts.values()].join();
    expect(typed.filter((text) => !isSeen(there, text))).toEqual([]);
  }
  /** Whether a text stands there, or is one of the website. */
  const isSeen = (there: string, text: string) =>
    !text.startsWith('text ') || there.includes(JSON.stringify(text));

  async function saveAll() {
    if (full) full.mockRestore();
    full = null;
    for (const { tab, form } of places) {
      await form?.close();
      await until(() => tab.studio().state.status.phase === 'ready');
      await tab.studio().flush();
    }
    for (const { tab } of places) await tab.controller.refresh();
  }

  return {
    browser,
    one: places[0] as Place,
    two: places[1] as Place,
    /** Plays moves, and waits until everything is stored and shown in both tabs. */
    play: async (moves: readonly Move[]) => {
      const running: Promise<unknown>[] = [];
      for (const { tab, after, isAwaited, does } of moves) {
        browser.wait(after);
        const going = act(places[tab] as Place, does);
        running.push(going);
        if (isAwaited) await going;
      }
      await Promise.all(running);
      await saveAll();
    },
    contentOf: ({ tab }: Place) => contentOf(tab.studio().state),
    /** Returns texts at the end of a step that Undo, Redo and Activity do not reach any more. */
    lost: async () => {
      const { tab } = places[0] as Place;
      const values = new Set(['', ...textsOf(product('alpha')), 'Name of beta', 'Name of delta']);
      const look = () => shownTexts(tab.studio().state).forEach((text) => values.add(text));
      for (const step of tab.studio().state.steps)
        for (const change of step.changes)
          for (const side of ['before', 'after'] as const)
            textsOf(versionOf(change, side) ?? {}).forEach((text) => values.add(text));
      look();
      while ((await tab.studio().undo()).ok) look();
      while ((await tab.studio().redo()).ok) look();
      return [...kept].filter((text) => !values.has(text));
    },
  };
}
