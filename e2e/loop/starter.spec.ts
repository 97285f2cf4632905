import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { copyCheckout } from '../../scripts/copy-checkout';
import { expect, test } from '../support/test';

const run = promisify(execFile);

test('a checkout without the sample passes the check of types, and a build finds its lists of pictures up to date', async () => {
  const copy = copyCheckout();
  try {
    const at = { cwd: copy, maxBuffer: 64 * 1024 * 1024 };
    const author = ['-c', 'user.name=Copy', '-c', 'user.email=copy@example.com'];
    await run('git', ['add', '--all'], at);
    await run('git', [...author, 'commit', '--quiet', '--message', 'Checkout'], at);
    await run('npm', ['run', 'content:clear', '--', '--yes'], at);
    await run('npm', ['run', 'typecheck'], at);
    await run('npx', ['tsx', 'scripts/images.ts'], at);
    expect((await run('git', ['status', '--porcelain'], at)).stdout).toBe('');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
