import Provider from 'oidc-provider';
import type { TestGitHost } from '../support/git-host/git-host';
import { SITE } from './published-site';

/**
 * Lets `oidc-provider` answer for the pages of a GitLab test host: an authorization server that requires PKCE, has the studio as
 * public client, and issues tokens that the host accepts. Its own pages ask for any name and password, and for consent.
 * @returns the access and refresh tokens issued so far.
 */
export function provideSignIns(host: TestGitHost, clientId: string) {
  const access: string[] = [];
  const refresh: string[] = [];
  const provider = new Provider(host.web, {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        // Redirects to localhost without https are for native applications alone.
        application_type: 'native',
        redirect_uris: [`${SITE}/pages/settings`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    scopes: ['openid', 'offline_access', 'api'],
    issueRefreshToken: () => Promise.resolve(true),
    pkce: { required: () => true },
    routes: { authorization: '/oauth/authorize', token: '/oauth/token' },
    clientBasedCORS: (_, origin) => origin === SITE,
  });
  provider.on('grant.success', ({ body }) => {
    const tokens = body as { readonly access_token: string; readonly refresh_token: string };
    host.addToken(tokens.access_token, { login: 'rahim', name: 'Rahim Uddin', mayWrite: true });
    access.push(tokens.access_token);
    refresh.push(tokens.refresh_token);
  });
  const answer = provider.callback();
  host.onWeb((request, response) => void answer(request, response));
  return { access, refresh };
}
