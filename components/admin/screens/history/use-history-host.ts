import { useEffect, useState } from 'react';
import { currentConnection, failureText } from '@/components/admin/repository/connection';
import { type GitHost, HostError } from '@/components/admin/repository/host';
import type { ProposalHost } from '@/components/admin/repository/proposal';
import { historyStrings } from '@/components/admin/strings/connection';
import { sharedStrings } from '@/components/admin/strings/shared';
import { useLatest } from '@/components/admin/ui/use-latest';

/** A request to the connected host. `proposals` loads the connection to its pull or merge requests. */
export type HostRequest<Value> = (host: GitHost, proposals: () => Promise<ProposalHost>) => Promise<Value>;

type Answer<Value> =
  /** `isConnected` is false only where this tab has no connection. */
  | { readonly kind: 'failed'; readonly text: string; readonly isConnected: boolean }
  | { readonly kind: 'read'; readonly value: Value };

/** Asks the connected host; returns the answer or a sentence about the failure, also of a part that did not load. */
export async function askHost<Value>(ask: HostRequest<Value>): Promise<Answer<Value>> {
  try {
    const connection = await currentConnection();
    if (connection === null) return { kind: 'failed', text: historyStrings.notConnected, isConnected: false };
    return { kind: 'read', value: await ask(connection.host, connection.proposals) };
  } catch (error) {
    const text = error instanceof HostError ? failureText(error.failure) : sharedStrings.partMissing;
    return { kind: 'failed', text, isConnected: true };
  }
}

/** Reads from the repository on mount. Give the component a `key` to read again. */
export function useHistoryHost<Value>(read: HostRequest<Value>) {
  const [state, setState] = useState<Answer<Value> | { readonly kind: 'reading' }>({ kind: 'reading' });
  const ask = useLatest(() => askHost(read));
  useEffect(() => void ask().then(setState), [ask]);
  return state;
}
