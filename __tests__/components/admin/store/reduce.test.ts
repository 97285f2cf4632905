import fc from '@/__tests__/fast-check';
import { planUndoRedo } from '@/components/admin/store/plans';
import { draftKey, valueOf } from '@/components/admin/store/records';
import { takenBack, unlessPublished } from '@/components/admin/store/state/drafts';
import { isDirty, type State } from '@/components/admin/store/state/state';
import { save, unsavedIn } from '@/components/admin/store/state/transitions';
import { createTab, isOnline, moves, play } from './reduce-kit';

/** Returns the drafts that change something. */
const changesIn = ({ shown }: State) =>
  [...shown.drafts.values()].filter((draft) => unlessPublished(draft, shown) !== null);
/** Returns them without times and revisions. */
const valuesOf = (state: State) =>
  changesIn(state)
    .map((draft) => [draftKey(draft), 'op' in draft ? [draft.op, valueOf(draft)] : draft.ids])
    .sort();

it('stores exactly the shown state, after any number of failed writes', () => {
  fc.assert(
    fc.property(moves, (played) => {
      const tab = createTab();
      for (const item of played) play(tab, item);
      tab.send(save);
      while (tab.asked.length > 0) tab.answer(true);
      const { shown, unsaved, forms } = tab.state();
      expect(unsaved.size).toBe(0);
      expect([...forms.values()].some(isDirty)).toBe(false);
      const wanted = new Map<string, unknown>([
        ...[...shown.drafts.values()].map((draft) => [`drafts ${draft.entity},${draft.id}`, draft] as const),
        ...shown.steps.map((step) => [`steps ${step.seq}`, step] as const),
      ]);
      expect(tab.store).toEqual(wanted);
    }),
    { numRuns: 150 },
  );
});

it('keeps an ordered history that can be undone to its start and redone', () => {
  fc.assert(
    fc.property(moves, (played) => {
      const tab = createTab();
      for (const item of played) play(tab, item);
      play(tab, { do: 'close' });
      const { steps } = tab.state().shown;
      expect(steps.map(({ seq }) => seq)).toEqual(
        [...new Set(steps.map(({ seq }) => seq))].sort((a, b) => a - b),
      );
      const goAll = (to: 'undo' | 'redo') => {
        while (tab.change((snapshot) => planUndoRedo(snapshot, to)));
      };
      goAll('redo');
      const end = valuesOf(tab.state());
      goAll('undo');
      const begin = valuesOf(tab.state());
      goAll('redo');
      expect(valuesOf(tab.state())).toEqual(end);
      goAll('undo');
      expect(valuesOf(tab.state())).toEqual(begin);
      // Before the first step nothing is changed, but what was sent is taken back.
      const drafts = changesIn(tab.state());
      expect(drafts).toEqual(drafts.map((draft) => takenBack(draft, tab.state().shown)));
    }),
    { numRuns: 150 },
  );
});

it('neither writes nor changes drafts in a read-only tab', () => {
  fc.assert(
    fc.property(moves, (played) => {
      const tab = createTab('reading');
      for (const item of played) play(tab, item);
      expect(tab.effects.filter(({ type }) => type === 'write')).toEqual([]);
      expect(tab.state().shown.drafts.size).toBe(0);
    }),
    { numRuns: 100 },
  );
});

it('keeps every unsaved text as a recovery when another tab takes over', () => {
  fc.assert(
    fc.property(moves, (played) => {
      const tab = createTab();
      for (const item of played) play(tab, item);
      const typed = [...tab.state().forms.values()].filter(isDirty).map((form) => JSON.stringify(form.value));
      const { drafts } = unsavedIn(tab.state());
      const unsaved = drafts.flatMap((draft) => ('value' in draft ? JSON.stringify(draft.value) : []));
      tab.lose();
      expect(tab.state().shown.status).toEqual({ phase: 'reading', since: 'lock-lost' });
      tab.load({ phase: 'reading', since: 'lock-lost' });
      const { shown } = tab.state();
      const kept = [...(shown.recovery?.drafts ?? []), ...shown.drafts.values()].map((draft) =>
        'op' in draft ? JSON.stringify(draft.value) : '',
      );
      for (const value of [...typed, ...(typed.length > 0 ? [] : unsaved)])
        expect(isOnline(value) || kept.includes(value)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

it('is pure: equal arguments give equal results and are not changed', () => {
  fc.assert(
    fc.property(moves, (played) => {
      const tab = createTab('ready', true);
      for (const item of played) play(tab, item);
    }),
    { numRuns: 30 },
  );
});
