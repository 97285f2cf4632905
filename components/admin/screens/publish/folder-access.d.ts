/* The parts of the File System Access API that TypeScript does not know yet. */
type FolderPermission = { readonly mode: 'readwrite' };

interface FileSystemHandle {
  queryPermission(descriptor: FolderPermission): Promise<PermissionState>;
  requestPermission(descriptor: FolderPermission): Promise<PermissionState>;
}

interface Window {
  /** Chromium only. */
  readonly showDirectoryPicker?: (
    options: FolderPermission & { readonly id: string },
  ) => Promise<FileSystemDirectoryHandle>;
}
