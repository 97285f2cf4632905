/**
 * Whether the server behind a frame answers at all. A frame cannot tell: browsers fire `load` for their own error page too.
 * The answer is opaque (Fetch, `no-cors`); the page's policy allows it for the origins that it frames.
 */
export async function frameAnswers(url: string) {
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}
