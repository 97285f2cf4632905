import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

type VideoTriggerProps = {
  /** What is read after the link's name: it opens a new tab. */
  readonly newTab: string;
  /** Of its `VideoDialog`, which is anywhere on the page. */
  readonly dialog: string;
  /** The film's own page on the video host. */
  readonly watchUrl: string;
  /** What it shows; its text names it. */
  readonly children: ReactNode;
  readonly className: string;
};

/** Opens a film, from its picture. It needs no script where the browser knows `commandfor`; with scripts turned off it is a link. */
export function VideoTrigger({ newTab, dialog, watchUrl, children, className }: VideoTriggerProps) {
  return (
    <>
      <button
        type="button"
        commandfor={dialog}
        command="show-modal"
        aria-haspopup="dialog"
        data-ground="picture"
        className={`cursor-pointer noscript:hidden ${className}`}
      >
        {children}
      </button>
      <div className="hidden noscript:contents">
        <Link href={watchUrl} newTab={newTab} className={className}>
          {children}
        </Link>
      </div>
    </>
  );
}
