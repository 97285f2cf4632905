/** Characters that XML 1.0 forbids even escaped: control characters, lone surrogates, two noncharacters. */
const NOT_XML =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for the content and quoted attributes of HTML and XML. */
export const escapeMarkup = (text: string) =>
  text.replace(NOT_XML, '\uFFFD').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Sequences such as `</script` that change how browsers parse a script element. */
const SCRIPT_BOUNDARY = /<(?=\/?script|!--)/gi;

/** Replaces what could end a script element, at any depth; next-seo masks only `</script>`. */
export function scriptSafe<Value>(value: Value): Value {
  const safe = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(SCRIPT_BOUNDARY, '‹');
    if (Array.isArray(part)) return part.map(safe);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, safe(inner)]));
  };
  return safe(value) as Value;
}
