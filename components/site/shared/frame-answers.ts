/**
 * Resolves to whether the server of an iframe responds. The iframe cannot tell: browsers fire `load` for error pages,
 * too. The response is opaque (Fetch, `no-cors`); the page's policy allows it for framed origins.
 */
export async function frameAnswers(url: string) {
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}
