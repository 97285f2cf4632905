import { useEffect, useState } from 'react';
import { currentConnection } from '@/components/admin/repository/connection';
import { type GitHost, HostError } from '@/components/admin/repository/host';
import { historyStrings } from '@/components/admin/strings/history';
import { repositoryStrings } from '@/components/admin/strings/repository';

type Read<Value> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'read'; readonly value: Value };

/** The sentence for whatever the host threw; other errors are faults of the studio and go on. */
export function hostText(error: unknown) {
  if (!(error instanceof HostError)) throw error;
  return repositoryStrings.failures[error.failure];
}

/**
 * Reads something of the repository when it is first shown.
 * @param read - the same function for as long as the same is read.
 */
export function useHistoryHost<Value>(read: (host: GitHost) => Promise<Value>): Read<Value> {
  const [state, setState] = useState<Read<Value>>({ kind: 'reading' });
  useEffect(() => {
    let isShown = true;
    const show = (next: Read<Value>) => isShown && setState(next);
    void currentConnection().then(async (connection) => {
      if (connection === null) return show({ kind: 'failed', text: historyStrings.notConnected });
      try {
        show({ kind: 'read', value: await read(connection.host) });
      } catch (error) {
        show({ kind: 'failed', text: hostText(error) });
      }
    });
    return () => {
      isShown = false;
    };
  }, [read]);
  return state;
}
