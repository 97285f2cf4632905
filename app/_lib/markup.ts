/** What XML 1.0 cannot carry, not even escaped: control characters, halves of surrogate pairs, two noncharacters. */
const NOT_XML =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text as text of an HTML or XML document, in content and in quoted attributes. */
export const escapeMarkup = (text: string) =>
  text.replace(NOT_XML, '\uFFFD').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** `</script` and the like, which would end a script element whatever is around it. */
const SCRIPT_BOUNDARY = /<(?=\/?script|!--)/gi;

/**
 * The same value with nothing in it that could leave a script element. next-seo masks only `</script>`, while browsers
 * also stop at `</script >` and `</script/`.
 */
export function scriptSafe<Value>(value: Value): Value {
  const safe = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(SCRIPT_BOUNDARY, '‹');
    if (Array.isArray(part)) return part.map(safe);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, safe(inner)]));
  };
  return safe(value) as Value;
}
