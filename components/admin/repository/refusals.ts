import type { HostFailure } from './host';

const failures: Readonly<Record<number, HostFailure>> = {
  401: 'expired',
  403: 'forbidden',
  404: 'missing',
  // A pull or merge request that cannot be merged as it is.
  405: 'refused',
  406: 'refused',
  409: 'refused',
  413: 'too-large',
  422: 'refused',
  // Gitea's answer for an archived repository.
  423: 'archived',
  429: 'limit',
  // A repository that a court or a complaint has closed (RFC 7725).
  451: 'blocked',
};

/** Statuses whose answers state a reason. Those of other statuses may repeat what was sent. */
const REASONED: readonly number[] = [400, 401, 403, 503];

/**
 * What hosts write in an answer that refuses a request; the first match counts. Sources:
 * - GitHub: "Troubleshooting the REST API" (docs.github.com) for its limits; cli/cli#2661 for SAML; cli/cli#7176 for
 *   archived; NixOS/org#247 for a token's lifetime; git-town#4609 and mislav/hub#3363 for kinds of tokens;
 *   aquasecurity/trivy#10567 for its IP list; yegor256/rultor#1214 for two factors; octokit.rb#761 for suspended accounts.
 * - GitLab: `lib/api/api_guard.rb`, `lib/gitlab/auth/user_access_denied_reason.rb`, `app/services/commits/create_service.rb`,
 *   `lib/gitlab/middleware/read_only/controller.rb`; gitlab-org/gitlab#329922 for single sign-on; "Maintenance Mode".
 * - Gitea and Forgejo: `routers/api/v1/api.go`, `routers/api/v1/repo/file.go`, `services/context/api.go`; gitea#27149.
 */
const REASONS: readonly (readonly [text: RegExp, failure: HostFailure])[] = [
  [/rate limit|abuse detection/i, 'limit'],
  [/\barchived\b/i, 'archived'],
  [/\bsaml\b|\bsso\b|single sign-on/i, 'sign-on'],
  [/forbids access via.* lifetime/i, 'lifetime'],
  [/forbids access via/i, 'token-kind'],
  [/ip allow list/i, 'network'],
  [/two-factor|\b2fa\b|terms of service|change your password|password expired/i, 'account'],
  [/email address is not confirmed|account is not activated|account has been deactivated/i, 'account'],
  [/(?:account|access) .*(?:blocked|suspended)|access blocked|prohibited from signing in/i, 'blocked'],
  [/maintenance|read-only instance/i, 'maintenance'],
  [/insufficient_scope|required scope|scope is limited|not accessible by personal access token/i, 'scope'],
  [
    /protected branch|branch is protected|push into this branch|write to (?:this|the target) branch/i,
    'protected',
  ],
];

/** Returns the reason that a host states in words; undefined if it states none that is known. */
export const reasonIn = (text: string) => REASONS.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Returns why a host has refused a request, by its status, its headers and its words.
 * @param badRequest - meaning of status 400; only some hosts refuse by it, elsewhere a proxy has answered.
 */
export async function failureOf(answer: Response, badRequest: HostFailure): Promise<HostFailure> {
  const { status, headers, type } = answer;
  // Browsers hide the status of a redirect, which `guarded` does not follow.
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return 'renamed';
  // GitHub reports rate limits as 403 or 429, some of them in words only.
  if (status === 403 && (headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')))
    return 'limit';
  if (headers.has('x-github-sso')) return 'sign-on';
  const usual = status === 400 ? badRequest : (failures[status] ?? (status >= 500 ? 'broken' : 'strange'));
  if (!REASONED.includes(status)) return usual;
  const text = await answer.text().catch(() => '');
  // An API answers in JSON: a page is from a proxy, except at a host that is closed for maintenance.
  if (status < 500 && text.trimStart().startsWith('<')) return 'strange';
  return reasonIn(text) ?? usual;
}
