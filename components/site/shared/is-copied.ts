/** Copies a text. The clipboard may be missing (plain http) or denied (permission, focus elsewhere). */
export async function isCopied(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
