import { fieldPath } from '@/components/admin/fields/control-props';
import { nameOf } from '@/components/admin/fields/library-grid';
import { bytesText } from '@/components/admin/lib/wording';
import type { LibraryPicture, PictureUse } from '@/components/admin/records/picture-library';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import { picturesStrings as texts } from '@/components/admin/strings/pictures';
import { pictureHintStrings } from '@/components/admin/strings/shared';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { Image } from '@/components/ui/image';
import { type Media, uploadSrc, mediaPathOf } from '@/lib/exchange';
import { fieldOf, sizeProblem } from './picture-use';

export type PictureDialogKind = 'replace' | 'crop' | 'remove';

/** Props of such a dialog. `isGone`: whether the picture was replaced or removed. */
export type PictureDialogProps = {
  readonly picture: LibraryPicture;
  readonly onClosed: (isGone: boolean) => void;
};

type PictureItemProps = {
  readonly picture: LibraryPicture;
  readonly onOpen: (dialog: PictureDialogKind) => void;
};

/** One picture with its sizes and its uses, each a link to the field that shows it. */
export function PictureItem({ picture, onOpen }: PictureItemProps) {
  const pictureUrl = usePictureUrl();
  const { src, width, height, bytes, uses, isOnline } = picture;
  // Texts show their pictures whole, and drawings are never cut.
  const isCut = !src.endsWith('.svg') && uses.some((use) => use.width > 0);
  const isRemovable = useStudio(
    ({ unusedPictures }) => !isOnline && waitingFile(src, unusedPictures()) !== undefined,
  );
  const dialogs = Object.entries({ replace: uses.length > 0, crop: isCut, remove: isRemovable }).flatMap(
    ([dialog, isOffered]) => (isOffered ? (dialog as PictureDialogKind) : []),
  );
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
              label={texts[dialog].button}
              key={dialog}
              look="outlineLow"
              aria-label={texts.of(texts[dialog].button, nameOf(picture))}
              onPress={() => onOpen(dialog)}
            />
          ))}
        </div>
      </div>
    </li>
  );
}

/** Returns the file of this browser that an address shows. */
export const waitingFile = (src: string, files: readonly Media[]) =>
  files.find(({ path }) => uploadSrc(path) === src);

function unusedText({ src, isOnline, isInCode }: LibraryPicture) {
  if (!isOnline) return texts.waits;
  const path = mediaPathOf(src);
  return isInCode ? texts.inCode : texts.unused(path === null ? `public${src}` : `content/${path}`);
}

function Use({ picture, use }: { readonly picture: LibraryPicture; readonly use: PictureUse }) {
  const problem = sizeProblem(picture, use);
  return (
    <>
      <StudioLink
        href={fieldPath(use.entity, use.id, use.path)}
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
      {use.describes !== undefined && <strong className="block">{pictureHintStrings.note}</strong>}
      {problem !== null && <strong className="block text-clay">{problem}</strong>}
    </>
  );
}
