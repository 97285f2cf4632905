import { checkedRepository } from '@/content/lib/repository-address';

/** Of the build that this page belongs to. */
export const repositoryAddress = () =>
  checkedRepository(process.env.CONTENT_REPOSITORY ?? '', process.env.CONTENT_API ?? '');

/** The host's page of a commit. */
export function commitPage(commit: string) {
  const { web, owner, name } = repositoryAddress();
  return `${web}/${owner}/${name}/commit/${commit}`;
}

/**
 * The host's form for a token, filled in with all that its address can say: everything but the one repository.
 * @param name - of the token, in the owner's list.
 */
export function tokenPage(name: string) {
  const { web, owner } = repositoryAddress();
  const filledIn = { name, target_name: owner, expires_in: '365', contents: 'write' };
  return `${web}/settings/personal-access-tokens/new?${new URLSearchParams(filledIn).toString()}`;
}
