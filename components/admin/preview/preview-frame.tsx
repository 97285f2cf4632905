import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { previewStrings } from '@/components/admin/strings/preview';
import type { Language } from '@/content/lib/language';

/** An empty page in standards mode; everything in it comes through the portal. */
const EMPTY_PAGE = `<!doctype html><html lang="en"><head><title>${previewStrings.title}</title></head><body></body></html>`;

type PreviewFrameProps = {
  /** Of the imagined screen, in px. */
  readonly width: number;
  readonly language: Language;
  readonly title: string;
  readonly children: ReactNode;
};

/**
 * Shows pieces of the site on a screen of a given width: a document of its own, so that the site's widths count as they
 * do there, scaled down where there is less room. Inert: it is looked at, not used.
 */
export function PreviewFrame({ width, language, title, children }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [roomWidth, setRoomWidth] = useState(0);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => setRoomWidth(entry?.contentRect.width ?? 0));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!body) return;
    const observer = new ResizeObserver(() => setHeight(body.scrollHeight));
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);

  useEffect(() => {
    if (body) body.ownerDocument.documentElement.lang = language;
  }, [body, language]);

  const handleLoad = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    dress(page);
    setBody(page.body);
  };

  const scale = roomWidth === 0 ? 1 : Math.min(1, roomWidth / width);
  return (
    <div ref={room} inert className="overflow-hidden">
      <div style={{ width: width * scale, height: height * scale }} className="mx-auto">
        <iframe
          ref={frame}
          title={title}
          srcDoc={EMPTY_PAGE}
          onLoad={handleLoad}
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          className="block max-w-none border-0"
        />
      </div>
      {body !== null && createPortal(children, body)}
    </div>
  );
}

/** Gives the empty page the styles and the fonts of this one. */
function dress(page: Document) {
  page.documentElement.className = document.documentElement.className;
  // The frame is as high as what it holds, so nothing in it has to scroll.
  page.documentElement.style.overflow = 'hidden';
  page.body.className = document.body.className;
  page.body.style.minHeight = '0';
  const styles = document.head.querySelectorAll('link[rel="stylesheet"], style');
  page.head.append(...Array.from(styles, (style) => page.importNode(style, true)));
}
