import { documentFieldStrings as texts } from '@/components/admin/strings/editor';
import type { LongTextProps } from './control-props';
import { describedBy, FieldFrame } from './field-frame';
import type { PreparedDocument } from './prepare-document';
import { DropArea, PictureButton, useKeepFile, useTakenFile } from './picture-input';

/** Field for a PDF file. A dropped or chosen file is checked and stored at once; nothing of it is shown but its name. */
export function DocumentField({ value, readTitle, onChange, isReadOnly, message, ...field }: LongTextProps) {
  const keep = useKeepFile();
  const prepare = (file: File): Promise<PreparedDocument> =>
    keep(async (stored) => {
      const { prepareDocument } = await import('./prepare-document');
      return prepareDocument(file, readTitle(), stored);
    });
  const { isBusy, refusal, take } = useTakenFile(prepare, ({ src }) => onChange(src, { isStep: true }));
  const shown = { ...field, message: refusal ?? message };
  return (
    <FieldFrame {...shown} isGroup>
      <DropArea onFiles={(files) => (isReadOnly ? undefined : take(files))} aria-busy={isBusy}>
        {value !== '' && <p className="mb-3 font-medium break-all">{value.split('/').at(-1)}</p>}
        <PictureButton
          label={value === '' ? texts.choose : texts.chooseAnother}
          inputLabel={field.label}
          accept="application/pdf"
          isOff={isReadOnly || isBusy}
          aria-describedby={describedBy(shown)}
          onFiles={take}
        />
        <p className="mt-2 text-sm text-concrete-600">{isBusy ? texts.checking : texts.how}</p>
      </DropArea>
    </FieldFrame>
  );
}
