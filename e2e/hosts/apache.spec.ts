import { hostRules } from './host-rules';
import { startApache } from './web-server';

hostRules('Apache', process.env.APACHE_PATH, startApache);
