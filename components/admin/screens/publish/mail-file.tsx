import { fullTitle } from '@/components/admin/records/row-text';
import { isOrder } from '@/components/admin/store/records';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { AnyDraft } from '@/components/admin/store/types';
import { mailStrings as texts } from '@/components/admin/strings/publish';
import { lookAfterSection } from '@/content/admin';
import { registry } from '@/content/registry';

/** Maximum number of changes in words: programs cut addresses after some 2,000 characters. */
const MOST = 15;

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
    const { singular, plural } = registry[draft.entity];
    if (isOrder(draft)) return texts.order(plural);
    const known = row(draft.entity, draft.id);
    const title = known ? fullTitle(known) : draft.id;
    if (draft.op === 'delete') return texts.deleted(singular, title);
    return draft.base === null ? texts.added(singular, title) : texts.changed(singular, title);
  };
  const body = [
    texts.attach(file),
    texts.lookAfter(`${location.origin}${lookAfterSection}`),
    note,
    drafts.slice(0, MOST).map(inWords).join('\n'),
    drafts.length > MOST ? texts.more(drafts.length - MOST) : '',
  ];
  const query = `subject=${encodeURIComponent(texts.subject(drafts.length))}&body=${encodeURIComponent(body.filter(Boolean).join('\n\n'))}`;
  return (
    <p className="mt-3">
      <a href={`mailto:${to}?${query}`} className="font-semibold text-leaf underline underline-offset-4">
        {texts.open(to)}
      </a>{' '}
      {texts.attach(file)}
    </p>
  );
}
