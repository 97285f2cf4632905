import { useState } from 'react';
import { act } from '@/components/admin/ui/announce';
import { CandidatePicture } from '@/components/admin/fields/library-grid';
import { PictureButton, usePictureFile } from '@/components/admin/fields/picture-input';
import type { Prepared } from '@/components/admin/fields/prepare-picture';
import { fieldPath } from '@/components/admin/fields/control-props';
import { type PictureUse, withPicture } from '@/components/admin/records/picture-library';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { pictureFieldStrings } from '@/components/admin/strings/editor';
import { picturesStrings } from '@/components/admin/strings/pictures';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { StudioLink } from '@/components/admin/ui/studio-link';
import type { PictureDialogProps } from './picture-item';
import { fieldOf, recordsOf, rulesOf } from './picture-use';

const texts = picturesStrings.replace;
const ID = 'studio-replace';

/** Dialog that puts a new file in place of a picture, in every entry at once; lists the entries before. */
export function ReplaceDialog({ picture, onClosed }: PictureDialogProps) {
  const { edit } = useStudio();
  const [next, setNext] = useState<Extract<Prepared, { readonly ok: true }> | null>(null);
  const [isReplaced, setIsReplaced] = useState(false);
  const { uses, isInCode } = picture;
  const records = recordsOf(uses);
  const { isBusy, refusal, take } = usePictureFile(
    () => records[0]?.title.replace(/^.*?: /, '') ?? '',
    rulesOf(uses),
    setNext,
  );

  const replace = async () => {
    if (next === null) return;
    const srcs = uses.map(({ src }) => src);
    const done = edit(records, (value) => withPicture(value, srcs, next), [next.media]);
    if (!(await act(done, () => texts.done(records.length)))) return;
    setIsReplaced(true);
  };

  const frame = { id: ID, title: texts.button, openOnMount: true, onClosed: () => onClosed(isReplaced) };
  if (isReplaced) {
    return (
      <DialogFrame {...frame}>
        <Replaced uses={uses} count={records.length} />
      </DialogFrame>
    );
  }
  return (
    <DialogFrame {...frame}>
      <p className="font-semibold">{texts.changes(records.length)}</p>
      <ul className="mt-1 list-disc pl-5">
        {records.map(({ entity, id, title }) => (
          <li key={`${entity} ${id}`}>{title}</li>
        ))}
      </ul>
      <p className="mt-3">{texts.stays}</p>
      {isInCode && <p className="mt-1">{texts.code}</p>}
      <div className="mt-4 flex flex-wrap gap-joint">
        <PictureButton label={texts.choose} isOff={isBusy} onFiles={take} />
        {next !== null && (
          <StudioButton label={texts.confirm(records.length)} look="solid" onPress={replace} />
        )}
      </div>
      <p role="status" className="mt-2 text-sm font-semibold empty:hidden">
        {isBusy ? pictureFieldStrings.preparing : refusal}
      </p>
      {next !== null && (
        <figure className="mt-4">
          <CandidatePicture key={next.media.hash} src={next.image.src} />
          <figcaption className="text-sm text-concrete-600 tabular-nums">
            {pictureFieldStrings.size(next.image.width, next.image.height)}
          </figcaption>
        </figure>
      )}
    </DialogFrame>
  );
}

/** The pressed button is gone. */
const focusFirst = (element: HTMLElement | null) => element?.focus();

/** After the picture: the fields whose descriptions speak of the one before, each a link. */
function Replaced({ uses, count }: { readonly uses: readonly PictureUse[]; readonly count: number }) {
  const described = uses.filter(({ isDecorative }) => !isDecorative);
  return (
    <div ref={focusFirst} tabIndex={-1}>
      <p className="font-semibold">{texts.done(count)}</p>
      {described.length > 0 && <p className="mt-3">{texts.look}</p>}
      <ul className="mt-1 list-disc pl-5">
        {described.map((use) => (
          <li key={`${use.entity} ${use.id} ${use.path}`}>
            <StudioLink
              href={fieldPath(use.entity, use.id, use.path)}
              className="underline underline-offset-4 hover:no-underline"
            >
              {picturesStrings.use(use.title, fieldOf(use).label)}
            </StudioLink>
            <span className="block text-concrete-600">{use.alt}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
