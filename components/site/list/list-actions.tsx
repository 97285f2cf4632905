import { buttonStyles } from '@/components/ui/button-styles';

type ListActionsProps = {
  /** Opens a mail with the list; undefined where it is too long for one. */
  readonly mail: string | undefined;
  readonly whatsApp: string | undefined;
  readonly onCopyText: () => void;
  readonly onCopyLink: () => void;
  readonly onClear: () => void;
};

/** The ways to send the list. Nothing leaves the device before one of them is followed. */
export function ListActions({ mail, whatsApp, onCopyText, onCopyLink, onClear }: ListActionsProps) {
  const quiet = buttonStyles({ tone: 'outline' });
  return (
    <div className="mt-8 flex flex-wrap gap-joint print:hidden">
      {mail === undefined ? (
        <p className="w-full">The list is too long for a mail program to open: copy it and paste it there.</p>
      ) : (
        <a href={mail} className={buttonStyles({ tone: 'ink' })}>
          Send by e-mail
        </a>
      )}
      {whatsApp !== undefined && (
        <a href={whatsApp} target="_blank" rel="noopener" className={quiet}>
          Send by WhatsApp
        </a>
      )}
      <button type="button" className={quiet} onClick={onCopyText}>
        Copy as text
      </button>
      <button type="button" className={quiet} onClick={onCopyLink}>
        Copy a link to it
      </button>
      <button type="button" className={quiet} onClick={() => window.print()}>
        Print
      </button>
      <button type="button" className={quiet} onClick={onClear}>
        Empty the list
      </button>
    </div>
  );
}
