import type { TabMessage } from './channel';
import { carryOver, type Carried } from './startup/carry-over';
import type { Core } from './core';
import { needSchemas } from './need-schemas';
import { indexPublished } from './published';
import { loadStore } from './startup/load-store';
import { rebaseDrafts } from './startup/rebase-drafts';
import { recoverRescued } from './startup/recover-rescued';
import { readProfile } from './profile';
import type { StudioStore } from './store/store';
import type { OpenFailure } from './types';
import { refresh } from './write';

/** Loads content and store side by side, then brings the drafts up to date. Answers what kept the store from opening. */
export async function start(core: Core): Promise<OpenFailure | null> {
  const attempt = ++core.starts;
  core.patch({ status: { phase: 'starting' } });
  const opening = core.environment.isSecure ? openNamed(core) : null;
  const isLoaded = await loadContent(core);
  const opened = await opening;
  if (attempt !== core.starts) {
    // Stopped or started again meanwhile.
    if (opened?.ok) opened.store.close();
    return null;
  }
  if (!isLoaded) {
    if (opened?.ok) opened.store.close();
    core.patch({ status: { phase: 'no-content' } });
    return null;
  }
  if (opened === null) {
    core.patch({ status: { phase: 'insecure' } });
    return null;
  }
  if (opened.ok) return begin(core, opened.store);
  core.patch({ status: { phase: 'broken', reason: opened.reason } });
  return opened.reason;
}

async function loadContent(core: Core) {
  if (core.published) return true;
  try {
    const content = await core.environment.loadContent();
    core.published = await indexPublished(content, () => core.schemas, core.environment.isSecure);
    core.content = content;
    return true;
  } catch {
    // The chunk is gone after a deploy, or the network is: the page says so and asks for a reload.
    return false;
  }
}

function openNamed(core: Core) {
  return core.environment.openStore({
    name: core.environment.storeName.get(),
    onVersionChange: () => {
      core.sessions.forEach(({ flushNow }) => flushNow());
      core.patch({ status: { phase: 'closed' } });
    },
    onLost: () => core.patch({ status: { phase: 'broken', reason: 'lost' } }),
  });
}

/** Starts work on an open store, with everything that this tab already holds. */
export async function begin(core: Core, store: StudioStore): Promise<OpenFailure | null> {
  const { drafts, steps, media } = core.getState();
  const carried: Carried = { drafts, steps, media };
  try {
    await loadStore(core, store);
  } catch {
    // Opened, but it cannot be read: as broken as one that does not open.
    store.close();
    core.patch({ status: { phase: 'broken', reason: 'failed' } });
    return 'failed';
  }
  core.channel ??= core.environment.openChannel((message) => void hear(core, message));
  if (!(await carryOver(core, carried)).ok) {
    // It opens but takes nothing in: what the tab holds stays with the tab.
    core.store = null;
    store.close();
    core.patch({ ...carried, status: { phase: 'broken', reason: 'failed' } });
    return 'failed';
  }
  await rebaseDrafts(core);
  await recoverRescued(core);
  core.patch({ status: { phase: 'ready', storage: store.name === null ? 'memory' : 'kept' } });
  if (core.published) core.channel.post({ kind: 'started', fingerprint: core.published.fingerprint });
  for (const session of core.sessions) await session.flush();
  // What is undone or done again may have been typed; nothing has to wait for it.
  if (core.getState().steps.length > 0) void needSchemas(core);
  return null;
}

/** Does what another tab's message asks for. */
async function hear(core: Core, message: TabMessage) {
  if (message.kind === 'started') {
    if (message.fingerprint !== core.published?.fingerprint) core.patch({ isOutdated: true });
    return;
  }
  if (!core.store || message.store !== core.store.name) return;
  if (message.kind === 'changed') await refresh(core, message.keys);
  if (message.kind === 'profile') core.patch({ profile: readProfile(await core.store.getMeta('profile')) });
  if (message.kind === 'erased') showErased(core);
}

/** The state of an empty store; open editors end, because what they hold was erased with it. */
export function showErased(core: Core) {
  core.patch({
    drafts: new Map(),
    steps: [],
    media: new Map(),
    quarantine: [],
    profile: null,
    notice: null,
    save: { kind: 'idle' },
  });
  [...core.sessions].forEach(({ end }) => end());
}
