import { buttonStyles } from '@/components/ui/button-styles';
import type { ListPageTexts } from '@/content/strings/en/list';

type ListActionsProps = {
  readonly texts: ListPageTexts;
  /** `mailto:` address with the list; undefined if too long. */
  readonly mail: string | undefined;
  readonly whatsApp: string | undefined;
  readonly onCopyText: () => void;
  readonly onCopyLink: () => void;
  readonly onClear: () => void;
};

/** Buttons and links to send the list, and apart from them the one that clears it. Nothing is sent before one is used. */
export function ListActions({ texts, mail, whatsApp, onCopyText, onCopyLink, onClear }: ListActionsProps) {
  const quiet = buttonStyles({ tone: 'outline' });
  return (
    <div className="mt-8 print:hidden">
      <div className="flex flex-wrap gap-joint">
        {mail === undefined ? (
          <p className="w-full">{texts.tooLong}</p>
        ) : (
          <a href={mail} className={buttonStyles({ tone: 'ink' })}>
            {texts.email}
          </a>
        )}
        {whatsApp !== undefined && (
          <a href={whatsApp} target="_blank" rel="noopener" className={quiet}>
            {texts.whatsApp}
          </a>
        )}
        <button type="button" className={quiet} onClick={onCopyText}>
          {texts.copyText}
        </button>
        <button type="button" className={quiet} onClick={onCopyLink}>
          {texts.copyLink}
        </button>
        <button type="button" className={quiet} onClick={() => window.print()}>
          {texts.print}
        </button>
      </div>
      <button
        type="button"
        className="mt-6 min-h-11 cursor-pointer underline underline-offset-4"
        onClick={onClear}
      >
        {texts.clear}
      </button>
    </div>
  );
}
