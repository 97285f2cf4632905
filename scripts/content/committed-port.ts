import type { FilePort } from '../../lib/exchange';
import { blobAt, git, lines } from './git';

/** The content folder of a checkout as it is in a commit, whatever other runs are writing into it at the time. */
export const committedPort = (root: string, commit: string): FilePort => ({
  read: async (file) => {
    const blob = await blobAt(root, commit, file);
    return blob === null ? null : new Uint8Array(await git(root, ['cat-file', 'blob', blob]));
  },
  listMedia: async () => {
    const files = await lines(root, ['ls-tree', '-z', '--name-only', commit, 'media/']);
    return files.map((file) => file.replace('media/', '')).filter((name) => !name.startsWith('.'));
  },
});
