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

/** Buttons and links to send or clear the list. Nothing is sent before one of them is used. */
export function ListActions({ texts, mail, whatsApp, onCopyText, onCopyLink, onClear }: ListActionsProps) {
  const quiet = buttonStyles({ tone: 'outline' });
  return (
    <div className="mt-8 flex flex-wrap gap-joint print:hidden">
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
      <button type="button" className={quiet} onClick={onClear}>
        {texts.clear}
      </button>
    </div>
  );
}
