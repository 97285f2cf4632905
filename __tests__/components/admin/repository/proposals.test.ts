import { reworded } from '@/__tests__/fixtures/pair';
import { textOf } from '@/lib/records';
import { pathOf, sample, webp } from '@/__tests__/lib/exchange/fixtures';
import { withApprovers } from '@/components/admin/repository/history';
import { commitRecords, fileAt, headOf, hostOf, KINDS_OF_RUN, recordsAt } from './host-kit';
import { stage } from './proposal-kit';

const [brick, other] = sample('products');

describe.each(KINDS_OF_RUN)('at %s', (kind) => {
  const { host, author, colleague, nameAtHead } = stage(kind);

  it('publishes a proposal on a protected branch when a colleague has approved it, and says who has', async () => {
    const before = headOf(host());
    host().protect();
    expect(await author().propose('Proposed', 'rahim', 'For the fair')).toMatchObject({ kind: 'sent' });
    expect(headOf(host())).toBe(before);
    expect((await author().only()).proposal).toMatchObject({ isMine: true, author: 'rahim' });
    const { proposal, preview, returned } = await colleague().only();
    expect(proposal).toMatchObject({ isMine: false, subject: 'content: 1 product' });
    expect(proposal.body).toContain('Edit product "Proposed": name');
    expect({ preview, returned }).toEqual({
      preview: `https://${proposal.commit.slice(0, 6)}.preview.example.com/`,
      returned: null,
    });

    // Nobody approves their own, whatever the studio shows.
    expect(await author().approve()).toEqual({ kind: 'conflict' });
    expect(headOf(host())).toBe(before);
    expect(await colleague().approve()).toMatchObject({ kind: 'sent', commit: proposal.commit });
    expect(nameAtHead()).toBe('Proposed');
    expect(await colleague().list()).toEqual([]);

    const reading = hostOf(host());
    const history = await withApprovers(reading, await reading.historyOf('content', 1, 2));
    expect(history.map(({ author, approvedBy }) => [author, approvedBy])).toEqual([
      ['Rahim Uddin', 'Karima'],
      [expect.anything(), undefined],
    ]);
  });

  it('lists no request that the studio has not opened', async () => {
    await author().propose('Proposed', 'rahim');
    await author().open('content/rahim', 'By hand');
    await author().open('main', 'Publication: 1');
    expect(await author().list()).toHaveLength(1);
  });

  it('goes on from a returned proposal, which the next one replaces', async () => {
    await author().propose('Proposed', 'first', 'For the fair');
    await colleague().returnWith('Write it in full.');
    expect((await author().only()).returned).toMatchObject({ note: 'Write it in full.', by: 'karima' });
    expect(await author().read()).toMatchObject({
      ok: true,
      value: {
        createdBy: 'Rahim Uddin, Editor',
        note: 'For the fair',
        changes: [
          {
            op: 'put',
            id: brick.id,
            base: brick,
            value: { ...brick, name: reworded(brick.name, 'Proposed') },
          },
        ],
      },
    });
    await author().propose('Proposed in full', 'second');
    const { proposal, returned } = await author().only();
    expect({ branch: proposal.branch, returned }).toEqual({ branch: 'content/second', returned: null });
  });

  it('carries the pictures of a proposal to another computer and onto the website', async () => {
    await author().proposeProduct('rahim');
    const proposed = await colleague().read();
    expect(proposed).toMatchObject({
      ok: true,
      value: {
        changes: [{ op: 'put', base: null }],
        media: [{ path: await pathOf(webp()), bytes: webp(), type: 'image/webp' }],
      },
    });
    expect(await colleague().approve()).toMatchObject({ kind: 'sent' });
    expect(fileAt(host(), await pathOf(webp()))).toEqual(webp());
  });
});

describe.each(KINDS_OF_RUN)('at %s, in every case,', (kind) => {
  const { host, author, colleague, nameAtHead, someoneElse, publishRecords } = stage(kind);

  it('keeps an older proposal that has other changes, and withdraws only on request', async () => {
    await author().propose('Proposed', 'first');
    await author().proposeProduct('second');
    expect(await author().list()).toHaveLength(2);
    await author().withdraw();
    await author().withdraw();
    expect(await author().list()).toEqual([]);
  });

  it('publishes beside what somebody else has published since', async () => {
    await author().propose('Proposed', 'rahim');
    someoneElse(other.id, { name: reworded(other.name, 'Theirs') });
    expect(await colleague().approve()).toMatchObject({ kind: 'sent' });
    expect(nameAtHead()).toBe('Proposed');
    expect(textOf(recordsAt(host(), 'products').find(({ id }) => id === other.id)?.name)).toBe('Theirs');
  });

  it('publishes nothing if the same field was changed since', async () => {
    await author().propose('Proposed', 'rahim');
    const theirs = someoneElse(brick.id, { name: reworded(brick.name, 'Theirs') });
    expect(await colleague().approve()).toMatchObject({ kind: 'disputed', disputes: [{ id: brick.id }] });
    expect(headOf(host())).toBe(theirs);
  });

  it('does not take an earlier publication with the same mark for the proposal', async () => {
    await author().propose('Proposed', 'rahim');
    const { proposal } = await author().only();
    const theirs = recordsAt(host(), 'products').map((one) =>
      one.id === other.id ? { ...one, name: reworded(other.name, 'Theirs') } : one,
    );
    commitRecords(host(), 'products', theirs, `Theirs\n\n${proposal.body}`);
    host().fail(409, /\/merge$/);
    expect(await colleague().approve()).toEqual({ kind: 'conflict' });
  });

  it('publishes nothing if the host cannot join both new products, until it is proposed anew', async () => {
    await author().proposeProduct('first');
    const theirs = publishRecords([
      ...recordsAt(host(), 'products'),
      { ...brick, id: 'another-brick', name: reworded(brick.name, 'Another Brick') },
    ]);
    expect(await colleague().approve()).toEqual({ kind: 'conflict' });
    expect(headOf(host())).toBe(theirs);
    await author().proposeProduct('second');
    expect((await author().list()).map(({ proposal }) => proposal.branch)).toEqual(['content/second']);
    expect(await colleague().approve()).toMatchObject({ kind: 'sent' });
    expect(recordsAt(host(), 'products')).toHaveLength(sample('products').length + 2);
  });

  it.each(['lost-answer', 'cut', 500] as const)('tells what became of a proposal after %j', async (fault) => {
    host().fail(fault, /^POST .*(pulls|merge_requests)$/);
    const proposed = author().propose('Proposed', 'rahim');
    await (fault === 'lost-answer' ? proposed : expect(proposed).rejects.toThrow());
    host().heal();
    expect(await author().list()).toHaveLength(fault === 'lost-answer' ? 1 : 0);
  });

  it('has proposed although the older proposals cannot be read', async () => {
    host().fail(500, /^GET .*(pulls|merge_requests)/);
    expect(await author().propose('Proposed', 'rahim')).toMatchObject({ kind: 'sent' });
    host().heal();
    expect(await author().list()).toHaveLength(1);
  });

  it.each(['lost-answer', 'cut', 500] as const)(
    'tells what became of an approval after %j',
    async (fault) => {
      await author().propose('Proposed', 'rahim');
      const before = headOf(host());
      host().fail(fault, /\/merge$/);
      const result = await colleague()
        .approve()
        .catch((error: Error) => error.message);
      if (fault === 'lost-answer') expect(result).toMatchObject({ kind: 'sent' });
      else expect([result, headOf(host())]).toEqual([fault === 'cut' ? 'offline' : 'broken', before]);
      host().heal();
      if (fault !== 'lost-answer') expect(await colleague().approve()).toMatchObject({ kind: 'sent' });
      expect(nameAtHead()).toBe('Proposed');
    },
  );
});
