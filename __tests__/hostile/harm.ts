const FORBIDDEN =
  'script, style, iframe, frame, object, embed, applet, form, base, link, meta, svg, math, template';
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:|[?#]|\/(?![/\\]))/;

/** Everything in a piece of HTML that could act, load or send. */
export function harmIn(html: string) {
  const { body, head } = new DOMParser().parseFromString(
    // As a file of UTF-8 would hold it: without halves of surrogate pairs.
    `<!doctype html><html><body>${html}</body></html>`.toWellFormed(),
    'text/html',
  );
  const elements = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')];
  return elements.flatMap((element) => [
    ...(element.matches(FORBIDDEN) ? [element.tagName] : []),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (/^(on|srcdoc|formaction|style)/.test(name)) return [name];
      if (name === 'src' && !value.startsWith('/images/')) return [`src ${value}`];
      return name === 'href' && !SAFE_ADDRESS.test(value) ? [`href ${value}`] : [];
    }),
  ]);
}
