import { readProfile } from '@/components/admin/store/profile';
import { firstUndone, makeStep, withNewStep } from '@/components/admin/store/steps';
import type { Step } from '@/lib/exchange/studio-types';
import { draftOf } from '../rows-and-drafts';

describe('steps', () => {
  const step = (seq: number, undone = false): Step => ({ seq, at: '', label: '', undone, changes: [] });

  it('keeps undone steps before a new one, out of reach of Redo', () => {
    const steps = withNewStep([step(1), step(2, true)], step(3));
    expect(steps.map(({ seq, superseded }) => [seq, superseded])).toEqual([
      [1, undefined],
      [2, true],
      [3, undefined],
    ]);
    expect(firstUndone(withNewStep(steps, step(4)).map((item) => ({ ...item, undone: true })))?.seq).toBe(1);
    expect(firstUndone(steps.slice(1).map((item) => ({ ...item, undone: true })))?.seq).toBe(3);
  });

  it('keeps 200: a new step pushes out the oldest', () => {
    const steps = Array.from({ length: 200 }, (_, index) => step(index + 1));
    expect(withNewStep(steps, step(201)).map(({ seq }) => seq)).toEqual(steps.map(({ seq }) => seq + 1));
    expect(withNewStep(steps.slice(0, 199), step(200))).toHaveLength(200);
  });

  it('merges the oldest typing in one record before anything is pushed out', () => {
    const named = (number: number) => draftOf('a', { name: String(number) });
    const typed = (seq: number): Step => ({
      ...step(seq),
      field: 'name',
      changes: [{ entity: 'products', id: 'a', before: named(seq - 1), after: named(seq) }],
    });
    const steps = withNewStep(
      [step(1), ...Array.from({ length: 199 }, (_, index) => typed(index + 2))],
      step(300),
    );
    expect(steps).toHaveLength(200);
    expect(steps[0]).toEqual(step(1));
    expect(steps[1]).toMatchObject({
      seq: 3,
      changes: [{ before: { value: { name: '1' } }, after: { value: { name: '3' } } }],
    });
  });

  it('are numbered by the clock, increasing even when it is set back', () => {
    const at = '1970-01-01T00:00:01Z';
    expect(makeStep([], { action: 'edited' }, [], at).seq).toBe(1_000_000);
    expect(makeStep([step(2_000_000)], { action: 'edited' }, [], at).seq).toBe(2_000_001);
  });
});

describe('a profile', () => {
  it.each([
    { name: 'a'.repeat(61), jobTitle: '' },
    { name: 'a', jobTitle: 'b'.repeat(61) },
    { name: ' ', jobTitle: 'b' },
    { name: 1, jobTitle: 'b' },
    null,
  ])('is not usable beyond its limits: %#', (raw) => {
    expect(readProfile(raw)).toBeNull();
  });

  it('is usable up to its limits, without spaces around it', () => {
    expect(readProfile({ name: ' A ', jobTitle: '' })).toEqual({ name: 'A', jobTitle: '' });
    const longest = { name: 'a'.repeat(60), jobTitle: 'b'.repeat(60) };
    expect(readProfile(longest)).toEqual(longest);
  });
});
