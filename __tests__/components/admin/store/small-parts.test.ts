import { AUTOSAVE_MS, createAutosave } from '@/components/admin/store/browser/autosave';
import { readProfile } from '@/components/admin/store/profile';
import { droppedBy, firstUndone, lastDone, nextSeq } from '@/components/admin/store/steps';
import {
  recordChange,
  redoChange,
  startHistory,
  undoChange,
} from '@/components/admin/store/state/value-history';
import type { Step } from '@/content/exchange/studio-types';

describe('autosave', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('saves 400 ms after the first change, also in the middle of steady typing', () => {
    const save = jest.fn();
    const autosave = createAutosave(save);
    for (let key = 0; key < 13; key += 1) {
      autosave.request();
      jest.advanceTimersByTime(100);
    }
    // Changes at 0, 100, … 1200 ms: saves at 400, 800 and 1200 ms cover all but the last of them.
    expect(save).toHaveBeenCalledTimes(3);
    jest.advanceTimersByTime(AUTOSAVE_MS);
    expect(save).toHaveBeenCalledTimes(4);
    jest.advanceTimersByTime(10_000);
    expect(save).toHaveBeenCalledTimes(4);
  });

  it('waits no longer than 400 ms and not shorter, and not at all after a cancel', () => {
    const save = jest.fn();
    const autosave = createAutosave(save);
    autosave.request();
    jest.advanceTimersByTime(399);
    expect(save).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(save).toHaveBeenCalledTimes(1);
    autosave.request();
    autosave.cancel();
    jest.advanceTimersByTime(1_000);
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe('the history of values in the editor', () => {
  const start = startHistory({ title: '' });

  it('makes one step of each field and pause of 800 ms', () => {
    const typed = [
      ['B', 'title', 1_000],
      ['Br', 'title', 1_799],
      ['Bri', 'title', 2_598],
      ['Brick', 'title', 3_398],
      ['Brick!', 'desc', 3_400],
    ] as const;
    const history = typed.reduce(
      (past, [title, field, at]) => recordChange(past, { title }, field, at),
      start,
    );
    const back = [history];
    while (back.at(-1)?.past.length) back.push(undoChange(back.at(-1) ?? start));
    expect(back.map(({ present }) => present.value.title)).toEqual(['Brick!', 'Brick', 'Bri', '']);
  });

  it('goes back and forth, and a change ends what could be redone', () => {
    const two = recordChange(recordChange(start, { title: 'a' }, 'title', 0), { title: 'b' }, 'size', 0);
    const back = undoChange(undoChange(two));
    expect(back.present.value).toEqual({ title: '' });
    expect(undoChange(back).present.value).toEqual({ title: '' });
    expect(redoChange(redoChange(back)).present.value).toEqual({ title: 'b' });
    const changed = recordChange(undoChange(two), { title: 'c' }, 'title', 1);
    expect(redoChange(changed).present.value).toEqual({ title: 'c' });
    expect(undoChange(changed).present.value).toEqual({ title: 'a' });
  });
});

describe('steps', () => {
  const step = (seq: number, undone = false): Step => ({ seq, at: '', label: '', undone, changes: [] });

  it('undoes the newest done one and redoes the first undone one after it', () => {
    const steps = [step(1), step(2, true), step(3), step(4, true), step(5, true)];
    expect(lastDone(steps)?.seq).toBe(3);
    expect(firstUndone(steps)?.seq).toBe(4);
    expect(lastDone([step(1, true)])).toBeNull();
    expect(firstUndone([step(1)])).toBeNull();
  });

  it('keeps 200: a new step pushes out what could be redone and the oldest', () => {
    const steps = Array.from({ length: 200 }, (_, index) => step(index + 1));
    expect(droppedBy(steps)).toEqual([1]);
    expect(droppedBy(steps.slice(0, 199))).toEqual([]);
    expect(droppedBy([...steps.slice(0, 199), step(300, true), step(301, true)])).toEqual([300, 301]);
  });

  it('numbers by the clock, and upwards even when the clock goes back', () => {
    const at = '1970-01-01T00:00:01Z';
    expect(nextSeq([], at)).toBe(1_000_000);
    expect(nextSeq([step(2_000_000)], at)).toBe(2_000_001);
  });
});

describe('a profile', () => {
  it.each([
    [
      { name: ' A ', jobTitle: '' },
      { name: 'A', jobTitle: '' },
    ],
    [
      { name: 'a'.repeat(60), jobTitle: 'b'.repeat(60) },
      { name: 'a'.repeat(60), jobTitle: 'b'.repeat(60) },
    ],
    [{ name: 'a'.repeat(61), jobTitle: '' }, null],
    [{ name: 'a', jobTitle: 'b'.repeat(61) }, null],
    [{ name: ' ', jobTitle: 'b' }, null],
    [{ name: 1, jobTitle: 'b' }, null],
    [null, null],
  ])('is usable within its limits: %#', (raw, profile) => {
    expect(readProfile(raw)).toEqual(profile);
  });
});
