import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { Film } from '@/content/registry/films';

type VideoTriggerProps = {
  /** Text for screen readers: the link opens a new tab. */
  readonly newTab: string;
  /** Id of its `VideoDialog`, anywhere on the page. */
  readonly dialog: string;
  readonly film: Film;
  /** Content; its text is the accessible name. */
  readonly children: ReactNode;
  readonly className: string;
  /** `picture` for a button on a picture: its focus ring is inside. */
  readonly ground?: 'picture';
};

/** Button that opens a film, scriptless in browsers with `commandfor`. With scripts turned off it is a link. */
export function VideoTrigger({ newTab, dialog, film, children, className, ground }: VideoTriggerProps) {
  return (
    <>
      <button
        type="button"
        commandfor={dialog}
        command="show-modal"
        aria-haspopup="dialog"
        data-ground={ground}
        className={`cursor-pointer noscript:hidden ${className}`}
      >
        {children}
      </button>
      <div className="hidden noscript:contents">
        <Link
          href={film.watchUrl}
          newTab={film.embedUrl === undefined ? undefined : newTab}
          className={className}
        >
          {children}
        </Link>
      </div>
    </>
  );
}
