import { useState } from 'react';
import { momentText } from '@/components/admin/lib/wording';
import { FieldChanges } from '@/components/admin/screens/review/field-changes';
import type { EditSession } from '@/components/admin/store/edit-session';
import { typedTextStrings as texts } from '@/components/admin/strings/editor';
import { StudioButton } from '@/components/admin/ui/studio-button';

/** Shows what a page had not stored when it was closed, and takes it into the form or forgets it. */
export function TypedTextOffer({ session }: { readonly session: EditSession }) {
  const [text, setText] = useState(() => session.typedText());
  if (text === null) return null;
  const end = () => {
    session.forgetTypedText();
    setText(null);
  };
  const take = async () => {
    session.change(text.value, `kept ${text.at}`);
    if ((await session.flush()).ok) end();
  };
  return (
    <section aria-label={texts.title} className="mb-6 border-l-4 border-ink bg-paper p-4">
      <p className="font-semibold">{texts.found(momentText(text.at))}</p>
      <FieldChanges entity={session.entity} before={session.getState().value} after={text.value} />
      <div className="mt-3 flex flex-wrap gap-2">
        <StudioButton label={texts.take} look="solid" onPress={() => void take()} />
        <StudioButton label={texts.forget} look="quiet" onPress={end} />
      </div>
    </section>
  );
}
