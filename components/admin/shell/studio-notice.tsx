import type { Notice } from '@/components/admin/drafts/types';
import { useStudio } from '@/components/admin/drafts/use-studio';
import { actionStyles } from '@/components/admin/shared/control-styles';

const named = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(', ');

function noticeText(notice: Notice) {
  switch (notice.kind) {
    case 'recovered':
      return `Recovered what was not saved last time: ${named(notice.titles)}.`;
    case 'merged':
      return `Merged with the newer version on the website: ${named(notice.titles)}. Undo takes it back.`;
    case 'merged-tabs':
      return notice.disputed.length === 0
        ? `Merged “${notice.title}” with changes of another tab.`
        : `Merged “${notice.title}” with changes of another tab. Both had changed the same text: Undo leads to the other one.`;
    case 'published':
      return `On the website now: ${named(notice.titles)}.`;
  }
}

/** What happened by itself, what the page lacks, and that a newer build is there; above the screen until it is read. */
export function StudioNotice() {
  const { state, dismissNotice } = useStudio();
  const { notice, isOutdated, status } = state;
  return (
    <>
      {status.phase === 'insecure' && (
        <p className="mb-6 border-l-4 border-ink bg-paper p-4">
          Open this page over https to edit. Over plain http the browser offers no locks, checks or folders,
          so the lists can only be read here.
        </p>
      )}
      {isOutdated && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-leaf bg-paper px-4 py-2">
          <p>The website has been published anew. Reload this page to work with its newest version.</p>
          <button type="button" onClick={() => location.reload()} className={actionStyles.outline}>
            Reload
          </button>
        </div>
      )}
      <div role="status">
        {notice !== null && (
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-leaf bg-paper px-4 py-2">
            <p>{noticeText(notice)}</p>
            <button type="button" onClick={dismissNotice} className={actionStyles.quiet}>
              Close
            </button>
          </div>
        )}
      </div>
    </>
  );
}
