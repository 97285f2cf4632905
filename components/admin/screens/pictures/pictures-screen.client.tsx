'use client';

import { useRef, useState } from 'react';
import { act } from '@/components/admin/ui/announce';
import { CropDialog } from '@/components/admin/fields/picture-dialogs';
import { LibrarySearch, nameOf, picturesWith } from '@/components/admin/fields/library-grid';
import {
  type LibraryPicture,
  usePictureLibrary,
  withPicture,
} from '@/components/admin/records/picture-library';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { libraryStrings, picturesStrings as texts } from '@/components/admin/strings/pictures';
import { AlertChoice, closeDialog, DialogFrame } from '@/components/admin/ui/dialog-frame';
import { ScreenTitle } from '@/components/admin/ui/place-name';
import { ToggleButtons } from '@/components/admin/ui/toggle-buttons';
import { AddPictures } from './add-pictures';
import { type PictureDialogKind, type PictureDialogProps, PictureItem, waitingFile } from './picture-item';
import { filters, recordsOf, rulesOf } from './picture-use';
import { ReplaceDialog } from './replace-dialog';

type Filter = keyof typeof filters;

const names = Object.keys(filters) as Filter[];

/** Screen with all pictures of website and drafts: adds, finds and replaces them. */
export function PicturesScreen() {
  const library = usePictureLibrary();
  const [filter, setFilter] = useState<Filter>('all');
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<{ dialog: PictureDialogKind; picture: LibraryPicture } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const listedPictures = picturesWith(library ?? [], query).filter(filters[filter]);
  /** Closes the dialog; where the picture and its buttons are gone, the heading has the focus. */
  const close = (isGone: boolean) => {
    setOpen(null);
    if (isGone) heading.current?.focus();
  };
  const labelOf = (name: Filter) =>
    library === null
      ? texts.filter[name]
      : texts.filter.with(texts.filter[name], library.filter(filters[name]).length);

  return (
    <>
      <ScreenTitle of={texts.title} ref={heading} />
      <AddPictures />
      <div className="mt-6 max-w-xl">
        <LibrarySearch query={query} onChange={setQuery} />
      </div>
      <ToggleButtons
        label={texts.filter.name}
        choices={names.map((name) => [name, labelOf(name)])}
        chosen={filter}
        onChoose={setFilter}
        className="mt-3 flex-wrap gap-2"
        buttonStyle="border border-concrete-400 bg-white tabular-nums aria-pressed:bg-ink aria-pressed:text-paper"
      />
      {library === null && <p className="mt-6">{libraryStrings.loading}</p>}
      {library !== null && listedPictures.length === 0 && (
        <p className="mt-6">{query.trim() === '' ? texts.filter.none : libraryStrings.none}</p>
      )}
      <ul className="mt-3 max-w-screen-lg">
        {listedPictures.map((picture) => (
          <PictureItem
            key={picture.src}
            picture={picture}
            onOpen={(dialog) => setOpen({ dialog, picture })}
          />
        ))}
      </ul>
      {open?.dialog === 'crop' && <CropEverywhere picture={open.picture} onClosed={close} />}
      {open?.dialog === 'replace' && <ReplaceDialog picture={open.picture} onClosed={close} />}
      {open?.dialog === 'remove' && <RemoveDialog picture={open.picture} onClosed={close} />}
    </>
  );
}

function CropEverywhere({ picture, onClosed }: PictureDialogProps) {
  const { edit } = useStudio();
  const uses = picture.uses.filter(({ width }) => width > 0);
  const records = recordsOf(uses);
  return (
    <CropDialog
      picture={picture}
      rules={rulesOf(uses)}
      note={texts.crop.everywhere(records.length)}
      onKeep={(set) => {
        const srcs = picture.uses.map(({ src }) => src);
        const done = edit(records, (value) => withPicture(value, srcs, set));
        return act(done, () => texts.crop.done(records.length));
      }}
      onClosed={() => onClosed(false)}
    />
  );
}

const REMOVE = 'studio-remove-picture';

/** Asks before a picture that waits in this browser is deleted: Undo cannot bring it back. */
function RemoveDialog({ picture, onClosed }: PictureDialogProps) {
  const { unusedPictures, freeUnusedPictures } = useStudio();
  const isRemoved = useRef(false);
  const name = nameOf(picture);
  const remove = async () => {
    const file = waitingFile(picture.src, unusedPictures());
    isRemoved.current = await act(freeUnusedPictures(file ? [file] : []), () => texts.remove.done(name));
    closeDialog(REMOVE);
  };
  return (
    <DialogFrame
      id={REMOVE}
      title={texts.remove.question}
      isAlert
      openOnMount
      onClosed={() => onClosed(isRemoved.current)}
    >
      <p className="wrap-anywhere">{texts.remove.what(name)}</p>
      <AlertChoice id={REMOVE} label={texts.remove.button} onConfirm={() => void remove()} />
    </DialogFrame>
  );
}
