import { pair } from '@/__tests__/fixtures/pair';
import { draftKey } from '@/components/admin/store/layers';
import { displayIds, recordState } from '@/components/admin/store/records';
import { ORDER_ID, type Draft, type OrderDraft } from '@/lib/exchange/studio-types';
import { draftWith, rebase, startDraft, unlessBelow } from '@/components/admin/store/drafts';
import type { AnyDraft, Snapshot } from '@/components/admin/store/types';
import type { ManagedRecord } from '@/lib/records';
import { createBrowser, p, product, productIds, publishedOf } from './studio-kit';

function snapshotOf(products: readonly ManagedRecord[], drafts: readonly AnyDraft[] = []): Snapshot {
  const published = publishedOf({ products });
  const byKey = new Map(drafts.map((draft) => [draftKey(draft), draft]));
  const nothing = { handed: new Map(), publications: new Map(), steps: [], isOutdated: false } as const;
  return { ...nothing, published, drafts: byKey };
}

const alpha = p('alpha');
const was = product('alpha');
const order = (baseIds: string[], ids: string[]): OrderDraft => ({
  version: 1,
  entity: 'products',
  id: ORDER_ID,
  savedAt: '2026-11-20T08:00:00Z',
  baseIds,
  ids,
  rev: 1,
});

/** Returns a draft based on `base`. */
function draftFrom(base: ManagedRecord | null, value: ManagedRecord, op: Draft['op'] = 'put') {
  return startDraft(snapshotOf(base === null ? [] : [base]), alpha, value, op);
}

describe('a draft that says what the website says', () => {
  it.each([
    ['an equal value', was, was, 'put', true],
    ['an equal value once it is trimmed', was, { ...was, name: pair(' Name of alpha ') }, 'put', true],
    ['another value', was, { ...was, name: 'Other' }, 'put', false],
    ['a value that is not valid', was, { ...was, size: '' }, 'put', false],
    ['a new record that is not online', null, was, 'put', false],
    ['a deletion of a record that is there', was, was, 'delete', false],
    ['a deletion of a record that is gone', null, was, 'delete', true],
  ] as const)('%s: vanishes %#', (_, online, value, op, vanishes) => {
    const snapshot = snapshotOf(online === null ? [] : [online]);
    const draft = startDraft(snapshot, alpha, value, op);
    expect(unlessBelow(draft, snapshot) === null).toBe(vanishes);
  });

  it('stays while this tab does not know what is online now', () => {
    const snapshot = { ...snapshotOf([was]), isOutdated: true };
    expect(unlessBelow(startDraft(snapshot, alpha, was), snapshot)).not.toBeNull();
  });

  it('is an order only when it moves something', () => {
    const snapshot = snapshotOf([product('a'), product('b')]);
    expect(unlessBelow(order(['a', 'b'], ['a', 'b']), snapshot)).toBeNull();
    expect(unlessBelow(order(['a', 'b'], ['b', 'a']), snapshot)).not.toBeNull();
  });
});

describe('a newer published version', () => {
  const theirs = { ...was, size: '2 mm' };

  it('does not change a draft based on it', () => {
    const draft = draftFrom(was, { ...was, name: 'Mine' });
    expect(rebase(draft, snapshotOf([was]))).toBe(draft);
  });

  it.each([
    ['both changed a field', was, { ...was, size: '3 mm' }, 'put', theirs],
    ['deleted there, edited here', was, { ...was, size: '3 mm' }, 'put', null],
    ['deleted here, edited there', was, was, 'delete', theirs],
    ['both made this id', null, { ...was, name: 'Mine' }, 'put', was],
  ] as const)('needs review when %s', (_, base, value, op, now) => {
    const draft = draftFrom(base, value, op);
    const snapshot = snapshotOf(now === null ? [] : [now]);
    expect(rebase(draft, snapshot)).toBe(draft);
    const drafts = new Map([[draftKey(alpha), draft]]);
    expect(recordState({ ...snapshot, drafts }, alpha)).toEqual({ kind: 'review' });
  });

  it('keeps the deletion of a record that was not edited there', () => {
    const draft = draftFrom(was, was, 'delete');
    expect(rebase(draft, snapshotOf([was]))).toBe(draft);
    expect(rebase(draft, snapshotOf([]))).toBeNull();
  });
});

describe('the display order', () => {
  it('has new records last, deleted ones in place, and follows an order draft', () => {
    const online = [product('a'), product('b')];
    const plain = snapshotOf(online);
    const drafts = [
      draftWith(plain, p('z'), product('z')),
      draftWith(plain, p('n'), product('n')),
      startDraft(plain, p('a'), product('a'), 'delete'),
    ];
    expect(displayIds(snapshotOf(online, drafts), 'products')).toEqual(['a', 'b', 'n', 'z']);
    const moved = order(['a', 'b'], ['z', 'b', 'a']);
    const ordered = snapshotOf(online, [...drafts, moved]);
    expect(displayIds(ordered, 'products')).toEqual(['z', 'b', 'n', 'a']);
  });
});

describe('new records', () => {
  it('are listed in the order in which they were made, also under other addresses and after the next start', async () => {
    const browser = createBrowser();
    const tab = await browser.startTab();
    await tab.studio().put(p('z'), product('z'));
    await tab.studio().put(p('y'), product('y'));
    await tab.studio().put(p('x'), product('x'));
    await tab.studio().rename(p('y'), 'a');
    await tab.studio().put(p('z'), product('z', { size: '2 mm' }));
    expect(productIds(tab.studio())).toEqual(['alpha', 'beta', 'gamma', 'z', 'a', 'x']);
    browser.crash();
    const next = await browser.startTab();
    expect(productIds(next.studio())).toEqual(['alpha', 'beta', 'gamma', 'z', 'a', 'x']);
  });

  it('are last although others were put in an order before', async () => {
    const tab = await createBrowser().startTab();
    await tab.studio().reorder('products', ['gamma', 'alpha', 'beta']);
    await tab.studio().put(p('b-new'), product('b-new'));
    await tab.studio().put(p('a-new'), product('a-new'));
    expect(productIds(tab.studio())).toEqual(['gamma', 'alpha', 'beta', 'b-new', 'a-new']);
  });

  it('keep their place when they are taken back and made again, and are last when they are made anew', async () => {
    const tab = await createBrowser().startTab();
    await tab.studio().put(p('z'), product('z'));
    await tab.studio().put(p('y'), product('y'));
    await tab.studio().remove([p('z')]);
    await tab.studio().undo();
    expect(productIds(tab.studio()).slice(3)).toEqual(['z', 'y']);
    await tab.studio().remove([p('z')]);
    await tab.studio().put(p('z'), product('z'));
    expect(productIds(tab.studio()).slice(3)).toEqual(['y', 'z']);
  });
});
