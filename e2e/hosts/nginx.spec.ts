import { hostRules } from './host-rules';
import { startNginx } from './web-server';

hostRules('nginx', process.env.NGINX_PATH, startNginx);
