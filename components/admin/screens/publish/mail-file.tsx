import { site } from '@/components/admin/site';
import { fullTitle } from '@/components/admin/records/row-text';
import { isOrder } from '@/components/admin/store/layers';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { AnyDraft } from '@/components/admin/store/types';
import { mailStrings as texts } from '@/components/admin/strings/publish';
import { lookAfterSection } from '@/components/admin/routes';

/** Maximum number of changes in words. */
const MOST = 15;
/** Maximum length of the encoded address: programs cut it after some 2,000 characters; a Bangla letter takes nine. */
const MAX_ADDRESS = 1_900;

type MailFileProps = {
  readonly to: string;
  readonly file: string;
  readonly drafts: readonly AnyDraft[];
  readonly note: string;
};

/** Link to an e-mail with the changes in words. `mailto` has no attachments (RFC 6068): the file is added by hand. */
export function MailFile({ to, file, drafts, note }: MailFileProps) {
  const { row } = useStudio();
  const inWords = (draft: AnyDraft) => {
    const { singular, plural } = site().registry[draft.entity];
    if (isOrder(draft)) return texts.order(plural);
    const known = row(draft.entity, draft.id);
    const title = known ? fullTitle(known) : draft.id;
    if (draft.op === 'delete') return texts.deleted(singular, title);
    return draft.base === null ? texts.added(singular, title) : texts.changed(singular, title);
  };
  const lines = drafts.slice(0, MOST).map(inWords);
  const addressWith = (count: number) => {
    const body = [
      texts.attach(file),
      texts.lookAfter(`${location.origin}${lookAfterSection}`),
      note,
      lines.slice(0, count).join('\n'),
      drafts.length > count ? texts.more(drafts.length - count) : '',
    ];
    return `mailto:${to}?subject=${encodeURIComponent(texts.subject(drafts.length))}&body=${encodeURIComponent(body.filter(Boolean).join('\n\n'))}`;
  };
  let count = lines.length;
  while (count > 0 && addressWith(count).length > MAX_ADDRESS) count -= 1;
  return (
    <p className="mt-3">
      <a href={addressWith(count)} className="font-semibold text-brand-ink underline underline-offset-4">
        {texts.open(to)}
      </a>
      <span>{` ${texts.attach(file)}`}</span>
    </p>
  );
}
