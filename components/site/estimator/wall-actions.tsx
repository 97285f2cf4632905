import type { EstimatorTexts } from '@/content/strings/en/estimator';
type WallActionsProps = {
  readonly texts: EstimatorTexts['actions'];
  /** Absent until the estimator is loaded. */
  readonly onCopy?: () => void;
  readonly onPrint?: () => void;
};

const button =
  'inline-flex min-h-control flex-1 cursor-pointer items-center justify-center border border-current px-5 text-base font-semibold hover:bg-paper hover:text-ink disabled:pointer-events-none';

/** Copy link and Print. They need the script, and are disabled until it is there. */
export function WallActions({ texts, onCopy, onPrint }: WallActionsProps) {
  return (
    <div className="flex gap-joint print:hidden">
      <button type="button" className={button} disabled={onCopy === undefined} onClick={onCopy}>
        {texts.copy}
      </button>
      <button type="button" className={button} disabled={onPrint === undefined} onClick={onPrint}>
        {texts.print}
      </button>
    </div>
  );
}
