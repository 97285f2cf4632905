import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { NEEDS_NO_DESCRIPTION } from '@/content/lib/pictures-in';

/** A picture in the visual editor as the page shows it, with its caption. A press selects it. */
export function pictureView(first: Node, urlOf: (src: string) => string): NodeView {
  const dom = document.createElement('figure');
  const img = document.createElement('img');
  const caption = document.createElement('figcaption');
  dom.append(img);

  const show = ({ attrs }: Node) => {
    img.src = urlOf(String(attrs.src));
    img.alt = attrs.alt === NEEDS_NO_DESCRIPTION ? '' : String(attrs.alt);
    img.className = 'max-h-96 w-full object-contain';
    caption.textContent = String(attrs.title ?? '');
    if (caption.textContent === '') caption.remove();
    else dom.append(caption);
  };
  show(first);

  return {
    dom,
    update: (node) => {
      if (node.type !== first.type) return false;
      show(node);
      return true;
    },
    selectNode: () => dom.classList.add('outline-3', 'outline-leaf'),
    deselectNode: () => dom.classList.remove('outline-3', 'outline-leaf'),
    ignoreMutation: () => true,
  };
}
