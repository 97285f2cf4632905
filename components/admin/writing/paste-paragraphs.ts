/** Two line breaks in a row are the end of a paragraph. */
export function splitParagraphs(body: HTMLElement) {
  for (const block of [body, ...body.querySelectorAll('p, div')]) {
    const breaks = [...block.children].filter(({ localName }) => localName === 'br');
    if (!breaks.some((line) => nextOf(line)?.nodeName === 'BR')) continue;
    const groups: Node[][] = [[]];
    for (const child of [...block.childNodes]) {
      if (child.nodeName === 'BR' && nextOf(child)?.nodeName === 'BR') groups.push([]);
      else groups.at(-1)?.push(child);
    }
    const paragraphs = groups.map((group) => {
      const paragraph = body.ownerDocument.createElement(block.localName === 'p' ? 'p' : 'div');
      // The second of the two breaks.
      paragraph.append(...(group[0]?.nodeName === 'BR' ? group.slice(1) : group));
      return paragraph;
    });
    if (block === body) body.replaceChildren(...paragraphs);
    else block.replaceWith(...paragraphs);
  }
}

function nextOf(node: Node): Node | null {
  let next = node.nextSibling;
  while (next?.nodeType === Node.TEXT_NODE && (next.nodeValue ?? '').trim() === '') next = next.nextSibling;
  return next;
}
