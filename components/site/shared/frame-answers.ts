/** Whether the server of an iframe responds (`no-cors`): browsers fire `load` for error pages, too. */
export async function frameAnswers(url: string) {
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}
