import { installed } from '../support/installed';
import { hostRules } from './host-rules';
import { startNginx } from './web-server';

hostRules('nginx', async () => {
  const nginx = await installed('nginx', ['nginx']);
  return nginx.ok ? startNginx(nginx.file) : nginx.reason;
});
