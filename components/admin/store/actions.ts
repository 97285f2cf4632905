import { createBesideActions } from './beside-actions';
import type { Core } from './core';
import { createRecordActions } from './record-actions';

/** Everything that can be done with records and with what is kept beside them. */
export const createActions = (core: Core) => ({ ...createRecordActions(core), ...createBesideActions(core) });
