/** Name of the host of the website's repository, as staff know it. */
export const host = nameOf(process.env.CONTENT_REPOSITORY ?? '', process.env.CONTENT_API ?? '');

function nameOf(repository: string, api: string) {
  if (repository.startsWith('gitlab')) return 'GitLab';
  if (repository.startsWith('gitea')) return api === '' || api.includes('codeberg') ? 'Codeberg' : 'Gitea';
  return 'GitHub';
}
