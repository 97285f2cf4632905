import { sendChanges } from '@/components/admin/screens/publish/send-changes';
import { entities } from '@/content/registry';
import type * as memory from './memory-host';
import { commitRecords } from './memory-host';
import { createPlace, FIELDS } from './staff';

jest.mock(
  '@/components/admin/repository/connection',
  () => jest.requireActual<typeof memory>('./memory-host').connection,
);

const [, [entity, id]] = FIELDS;

test.each([
  ['built before it', false],
  ['that was built again', true],
])('a colleague’s reversal is not overwritten without a question, on a website %s', async (_, isBuilt) => {
  const { host, browser } = createPlace();
  const website = () => Object.fromEntries(entities.map((one) => [one, host.recordsAt(one)]));
  const before = host.recordsAt(entity);
  let tab = await browser.startTab(website());
  const change = async (size: string) => {
    await tab.studio().edit([{ entity, id }], (value) => ({ ...value, size }));
    return sendChanges(tab.studio(), new Set(tab.studio().changes.keys()), { note: '', seen: new Map() });
  };
  expect((await change('1 × 1 × 1')).kind).toBe('done');
  commitRecords(host, entity, before);
  if (isBuilt) {
    tab.controller.stop();
    tab = await browser.startTab(website());
  }
  expect((await change('2 × 2 × 2')).kind).toBe('disputed');
});
