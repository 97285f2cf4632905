import { fieldId } from '@/components/admin/fields/control-props';
import { nameOf } from '@/components/admin/fields/library-grid';
import { bytesText } from '@/components/admin/lib/wording';
import { editPath } from '@/components/admin/records/entities';
import {
  type LibraryPicture,
  type PictureUse,
  withPicture,
} from '@/components/admin/records/picture-library';
import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import { picturesStrings as texts, picturesStrings } from '@/components/admin/strings/pictures';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { Image } from '@/components/ui/image';
import { mediaPathOf } from '@/content/lib/uploads';
import { fieldOf, sizeProblem, recordsOf, rulesOf } from './picture-use';
import { useRef, useState } from 'react';
import { useAct } from '@/components/admin/actions/record-actions';
import { PictureButton, usePictureFile } from '@/components/admin/fields/picture-input';
import type { Prepared } from '@/components/admin/fields/prepare-picture';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { pictureFieldStrings } from '@/components/admin/strings/editor';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';

type PictureItemProps = {
  readonly picture: LibraryPicture;
  /** Opens a dialog about the picture. */
  readonly onOpen: (dialog: 'replace' | 'crop', picture: LibraryPicture) => void;
};

/** One picture with its sizes and its uses, each a link to the field that shows it. */
export function PictureItem({ picture, onOpen }: PictureItemProps) {
  const pictureUrl = usePictureUrl();
  const { src, width, height, bytes, uses } = picture;
  // Texts show their pictures whole, and drawings are never cut.
  const isCut = !src.endsWith('.svg') && uses.some((use) => use.width > 0);
  const dialogs = [...(uses.length > 0 ? (['replace'] as const) : []), ...(isCut ? (['crop'] as const) : [])];
  const facts = [texts.facts(width, height), bytes === undefined ? '' : bytesText(bytes)];
  return (
    <li className="flex flex-wrap gap-4 border-b border-joint py-4 sm:flex-nowrap">
      <div className="size-32 shrink-0 bg-concrete-100">
        <Image image={{ ...picture, src: pictureUrl(src), alt: '' }} sizes="128px" fit="contain" />
      </div>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h2 className="font-semibold">{nameOf(picture)}</h2>
        <p className="text-sm text-concrete-600 tabular-nums">{facts.filter(Boolean).join(', ')}</p>
        {uses.length === 0 && <p className="mt-1 text-sm">{unusedText(picture)}</p>}
        {uses.length > 0 && (
          <ul className="mt-1 space-y-1 text-sm">
            {uses.map((use) => (
              <li key={`${use.entity} ${use.id} ${use.path}`}>
                <Use picture={picture} use={use} />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-3 flex flex-wrap gap-joint empty:hidden">
          {dialogs.map((dialog) => (
            <StudioButton
              key={dialog}
              look="outlineLow"
              aria-label={texts.of(texts[dialog].button, nameOf(picture))}
              onPress={() => onOpen(dialog, picture)}
            >
              {texts[dialog].button}
            </StudioButton>
          ))}
        </div>
      </div>
    </li>
  );
}

function unusedText({ src, isOnline, isInCode }: LibraryPicture) {
  if (!isOnline) return texts.waits;
  const path = mediaPathOf(src);
  return isInCode ? texts.inCode : texts.unused(path === null ? `public${src}` : `content/${path}`);
}

/** A place that shows the picture, with its descriptions in both languages. */
function Use({ picture, use }: { readonly picture: LibraryPicture; readonly use: PictureUse }) {
  const problem = sizeProblem(picture, use);
  return (
    <>
      <StudioLink
        href={`${editPath(use.entity, use.id)}#${fieldId(use.path)}`}
        className="underline underline-offset-4 hover:no-underline"
      >
        {texts.use(use.title, fieldOf(use).label)}
      </StudioLink>
      <span className="block text-concrete-600">
        {use.isDecorative ? texts.decorative : use.alt || <strong>{texts.undescribed}</strong>}
      </span>
      {!use.isDecorative && use.banglaAlt !== undefined && (
        <span className="block text-concrete-600" lang={use.banglaAlt === '' ? undefined : 'bn'}>
          {use.banglaAlt || <strong>{texts.undescribedBangla}</strong>}
        </span>
      )}
      {problem !== null && <strong className="block text-clay">{problem}</strong>}
    </>
  );
}

const replaceTexts = picturesStrings.replace;
const ID = 'studio-replace';

type ReplaceDialogProps = {
  readonly picture: LibraryPicture;
  /** @param isReplaced - whether the picture is another one now. */
  readonly onClosed: (isReplaced: boolean) => void;
};

/** Dialog that puts a new file in place of a picture, in every entry at once; lists the entries before. */
export function ReplaceDialog({ picture, onClosed }: ReplaceDialogProps) {
  const { edit } = useStudio();
  const act = useAct();
  const [next, setNext] = useState<Extract<Prepared, { readonly ok: true }> | null>(null);
  const isReplaced = useRef(false);
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
    if (!(await act(done, () => replaceTexts.done(records.length)))) return;
    isReplaced.current = true;
    document.querySelector<HTMLDialogElement>(`#${ID}`)?.close();
  };

  return (
    <DialogFrame
      id={ID}
      title={replaceTexts.button}
      openOnMount
      onClosed={() => onClosed(isReplaced.current)}
    >
      <p className="font-semibold">{replaceTexts.changes(records.length)}</p>
      <ul className="mt-1 list-disc pl-5">
        {records.map(({ entity, id, title }) => (
          <li key={`${entity} ${id}`}>{title}</li>
        ))}
      </ul>
      <p className="mt-3">{replaceTexts.stays}</p>
      {isInCode && <p className="mt-1">{replaceTexts.code}</p>}
      <div className="mt-4 flex flex-wrap gap-joint">
        <PictureButton label={replaceTexts.choose} isOff={isBusy} onFile={take}>
          {replaceTexts.choose}
        </PictureButton>
        {next !== null && (
          <StudioButton look="solid" onPress={replace}>
            {replaceTexts.confirm(records.length)}
          </StudioButton>
        )}
      </div>
      <p role="status" className="mt-2 text-sm font-semibold empty:hidden">
        {isBusy ? pictureFieldStrings.preparing : refusal}
      </p>
      {next !== null && <NewPicture key={next.media.hash} {...next} />}
    </DialogFrame>
  );
}

/** The new picture with its size. */
function NewPicture({ image, media }: Extract<Prepared, { readonly ok: true }>) {
  const [url] = useState(() => URL.createObjectURL(media.blob));
  return (
    <figure className="mt-4">
      {/* eslint-disable-next-line @next/next/no-img-element -- a picture of a moment ago has no sized variants */}
      <img src={url} alt="" className="max-h-48 w-full bg-concrete-100 object-contain" />
      <figcaption className="text-sm text-concrete-600 tabular-nums">
        {pictureFieldStrings.size(image.width, image.height)}
      </figcaption>
    </figure>
  );
}
