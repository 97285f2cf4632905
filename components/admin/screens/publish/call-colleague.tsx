import { useState } from 'react';
import { editPath, websitePath } from '@/components/admin/records/entities';
import { useMeta } from '@/components/admin/records/use-storage';
import { adminRoutes } from '@/components/admin/routes';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { RecordKey } from '@/components/admin/store/types';
import { callStrings as texts } from '@/components/admin/strings/repository';
import { LabelledInput } from '@/components/admin/ui/labelled-input';
import { ORDER_ID } from '@/lib/exchange';

/** What was done with changes, and the note that was written with it. */
export type Call = {
  readonly kind: 'propose' | 'return' | 'publish';
  readonly records: readonly RecordKey[];
  readonly note: string;
};

/** Address that the message names: of the proposals, of the form with the note, or of the page that changes. */
function linkOf({ kind, records: [record, ...others] }: Call) {
  const isOne = record !== undefined && others.length === 0 && record.id !== ORDER_ID;
  if (kind === 'publish') return (record && isOne && websitePath(record.entity, record.id)) ?? '/';
  return kind === 'return' && isOne ? editPath(record.entity, record.id) : adminRoutes.dashboard;
}

const ADDRESS = /^[^\s@?&]+@[^\s@?&]+$/;
const linkStyle = 'inline-block min-h-6 py-1 font-semibold text-brand-ink underline underline-offset-4';

/** Offers a prepared email and WhatsApp message to the colleague whose turn it is. The studio itself sends nothing. */
export function CallColleague({ call }: { readonly call: Call }) {
  const { writeMeta } = useStudio();
  const kept = useMeta('colleague');
  const [typed, setTyped] = useState<string>();
  const to = typed ?? ((typeof kept === 'string' && kept) || (process.env.CONTENT_MAILTO ?? ''));
  const { kind, records, note } = call;
  const words = [texts.said[kind](records.length), note, `${location.origin}${linkOf(call)}`];
  const text = words.filter(Boolean).join('\n\n');
  const subject = encodeURIComponent(texts.subject[kind]);
  return (
    <div className="mt-4 border-l-4 border-ink bg-paper p-4">
      <p className="font-semibold">{texts.title[kind]}</p>
      <LabelledInput
        label={texts.address}
        type="email"
        value={to}
        onText={setTyped}
        onBlur={() => typed !== undefined && void writeMeta('colleague', typed.trim())}
      />
      <p className="mt-3 flex flex-wrap gap-x-5">
        {ADDRESS.test(to.trim()) && (
          <a
            href={`mailto:${to.trim()}?subject=${subject}&body=${encodeURIComponent(text)}`}
            className={linkStyle}
          >
            {texts.email}
          </a>
        )}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={linkStyle}
        >
          <span>{texts.whatsApp}</span>
          <span className="sr-only">{` ${texts.newTab}`}</span>
        </a>
      </p>
    </div>
  );
}
