import { useEffect, useState } from 'react';
import { currentConnection, failureText } from '@/components/admin/repository/connection';
import { type GitHost, HostError } from '@/components/admin/repository/host';
import { historyStrings } from '@/components/admin/strings/connection';

type Failed = { readonly kind: 'failed'; readonly text: string };

/**
 * Asks the host for something.
 * @returns what it answered, or a sentence that says why there is no answer. Faults of the studio are thrown.
 */
export async function askHost<Value>(
  ask: (host: GitHost) => Promise<Value>,
): Promise<Failed | { readonly kind: 'read'; readonly value: Value }> {
  const connection = await currentConnection();
  if (connection === null) return { kind: 'failed', text: historyStrings.notConnected };
  try {
    return { kind: 'read', value: await ask(connection.host) };
  } catch (error) {
    if (error instanceof HostError) return { kind: 'failed', text: failureText(error.failure) };
    throw error;
  }
}

/**
 * Reads something of the repository when it is first shown.
 * @param read - the same function for as long as the same is read.
 */
export function useHistoryHost<Value>(read: (host: GitHost) => Promise<Value>) {
  const [state, setState] = useState<
    { readonly kind: 'reading' } | Awaited<ReturnType<typeof askHost<Value>>>
  >({
    kind: 'reading',
  });
  useEffect(() => {
    let isShown = true;
    void askHost(read).then((answer) => isShown && setState(answer));
    return () => {
      isShown = false;
    };
  }, [read]);
  return state;
}
