import { useCallback, useEffect, useState } from 'react';
import { useStudio } from '@/components/admin/store/use-studio';
import { refusalText } from '@/components/admin/records/refusal-text';
import { publishStrings } from '@/components/admin/strings/publish';

const READ_WRITE = { mode: 'readwrite' } as const;

type Folder = {
  /** False where the browser cannot write to folders. */
  readonly isSupported: boolean;
  /** Null until a folder has been connected. */
  readonly handle: FileSystemDirectoryHandle | null;
  /** `prompt`: the browser asks once more before the next write. */
  readonly permission: PermissionState;
};

/** The connected content folder, kept in this browser. Permission is only for it, and only for writing changes. */
export function useFolder() {
  const { readMeta, writeMeta, state } = useStudio();
  const isReady = state.status.phase === 'ready';
  const [folder, setFolder] = useState<Folder>({ isSupported: false, handle: null, permission: 'prompt' });

  useEffect(() => {
    if (!isReady) return;
    let isShown = true;
    void readMeta('folder').then(async (kept) => {
      const handle = kept.ok && isFolder(kept.value) ? kept.value : null;
      const permission = await permissionOf(handle);
      if (isShown) setFolder({ isSupported: window.showDirectoryPicker !== undefined, handle, permission });
    });
    return () => {
      isShown = false;
    };
  }, [isReady, readMeta]);

  /** Answers with what went wrong, or null; also null when somebody closes the picker. */
  const connect = useCallback(async (): Promise<string | null> => {
    let handle: FileSystemDirectoryHandle | undefined;
    try {
      handle = await window.showDirectoryPicker?.({ id: 'studio', ...READ_WRITE });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      return publishStrings.folder.noAccess;
    }
    if (!handle) return publishStrings.folder.unsupported;
    const problem = await folderProblem(handle);
    if (problem !== null) return problem;
    const kept = await writeMeta('folder', handle);
    setFolder({ isSupported: true, handle, permission: await permissionOf(handle) });
    return kept.ok ? null : refusalText(kept);
  }, [writeMeta]);

  /** Asks for permission on a click, if need be. */
  const allow = useCallback(async (): Promise<boolean> => {
    if (folder.handle === null) return false;
    try {
      const permission = await folder.handle.requestPermission(READ_WRITE);
      setFolder((before) => ({ ...before, permission }));
      return permission === 'granted';
    } catch {
      // Asked without a click, or the browser forbids it altogether: the same as a refusal.
      return false;
    }
  }, [folder.handle]);

  const forget = useCallback(async (): Promise<string | null> => {
    const outcome = await writeMeta('folder', null);
    if (!outcome.ok) return refusalText(outcome);
    setFolder((before) => ({ ...before, handle: null, permission: 'prompt' }));
    return null;
  }, [writeMeta]);

  return { ...folder, connect, allow, forget };
}

/** Older browsers do not know folders at all. */
const isFolder = (value: unknown): value is FileSystemDirectoryHandle =>
  typeof FileSystemDirectoryHandle !== 'undefined' && value instanceof FileSystemDirectoryHandle;

async function permissionOf(handle: FileSystemDirectoryHandle | null): Promise<PermissionState> {
  try {
    return (await handle?.queryPermission(READ_WRITE)) ?? 'prompt';
  } catch {
    // Some browsers know folders and not this question: writing asks.
    return 'prompt';
  }
}

async function folderProblem(handle: FileSystemDirectoryHandle) {
  const [{ checkFolder }, { folderPort }] = await Promise.all([
    import('@/content/exchange/content-folder'),
    import('@/content/lib/folder-port'),
  ]);
  try {
    const checked = await checkFolder(folderPort(handle));
    return checked.ok ? null : checked.problems.map(({ message }) => message).join(' ');
  } catch {
    return publishStrings.folder.unreadable;
  }
}
