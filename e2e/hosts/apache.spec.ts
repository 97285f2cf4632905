import { installed } from '../support/installed';
import { hostRules } from './host-rules';
import { startApache } from './web-server';

hostRules('Apache', async () => {
  // The program alone: the whole package would set up a server of the machine.
  const apache = await installed('apache2', ['apache2-bin', 'media-types']);
  return apache.ok ? startApache(apache.file) : apache.reason;
});
