import type { RefObject } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { websiteStrings as texts } from '@/components/admin/strings/website';
import { boxesOf, type Thing } from './frame-events';
import { thingLabel } from './place-list';

type PageFrameProps = {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly src: string | undefined;
  readonly marked: Thing | null;
  readonly onLoad: () => void;
};

/** A public page as visitors see it. Without forms, downloads and windows: what is pressed in it does no harm. */
export function PageFrame({ ref, src, marked, onLoad }: PageFrameProps) {
  return (
    <div className="relative overflow-hidden border border-joint">
      <iframe
        ref={ref}
        src={src}
        title={texts.frame}
        sandbox="allow-same-origin allow-scripts"
        onLoad={onLoad}
        className="block w-full"
        style={{ height: '78dvh' }} // Nearly the screen, so that the form beside it can scroll.
      />
      {marked !== null && <Mark thing={marked} />}
    </div>
  );
}

/** Frames a text or picture of the page, from outside: nothing is added to the page. */
function Mark({ thing }: { readonly thing: Thing }) {
  const label = useStudio((studio) => thingLabel(studio, thing));
  const boxes = boxesOf(thing).filter(({ width }) => width > 0);
  // In a menu that is closed.
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-raised outline-4 outline-good"
      style={{ left, top, width, height }}
    >
      <span className="absolute top-full left-0 mt-1 bg-good px-2 py-1 text-sm whitespace-nowrap text-white">
        {label}
      </span>
    </div>
  );
}
