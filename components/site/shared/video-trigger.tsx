import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

type VideoTriggerProps = {
  /** Text for screen readers: the link opens a new tab. */
  readonly newTab: string;
  /** Id of its `VideoDialog`, anywhere on the page. */
  readonly dialog: string;
  /** Address of the film's page on the video host. */
  readonly watchUrl: string;
  /** Content; its text is the accessible name. */
  readonly children: ReactNode;
  readonly className: string;
};

/** Button that opens a film, scriptless in browsers with `commandfor`. With scripts turned off it is a link. */
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
