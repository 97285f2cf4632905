'use client';

import { useRef, useState, type DragEvent } from 'react';
import { useAct, refusalText } from '@/components/admin/actions/record-actions';
import { CropDialog } from '@/components/admin/fields/picture-dialogs';
import { LibrarySearch, picturesWith } from '@/components/admin/fields/library-grid';
import {
  type LibraryPicture,
  usePictureLibrary,
  withPicture,
} from '@/components/admin/records/picture-library';
import { useStudio, useController } from '@/components/admin/store/studio-context.client';
import {
  libraryStrings,
  picturesStrings as texts,
  picturesStrings,
} from '@/components/admin/strings/pictures';
import { ToggleButtons } from '@/components/admin/ui/toggle-buttons';
import { PictureItem, ReplaceDialog } from './picture-item';
import { filters, recordsOf, rulesOf } from './picture-use';
import { ACCEPTED } from '@/components/admin/fields/picture-input';
import { preparePicture } from '@/components/admin/fields/prepare-picture';
import { StudioButton } from '@/components/admin/ui/studio-button';

type Filter = keyof typeof filters;

const names = Object.keys(filters) as Filter[];

/** Screen with all pictures of website and drafts: adds, finds and replaces them. */
export function PicturesScreen() {
  const library = usePictureLibrary();
  const [filter, setFilter] = useState<Filter>('all');
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<{ dialog: 'replace' | 'crop'; picture: LibraryPicture } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = picturesWith(library ?? [], query).filter(filters[filter]);
  const countOf = (name: Filter) => (library ?? []).filter(filters[name]).length;

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-6 type-data-large text-3xl!">
        {texts.title}
      </h1>
      <AddPictures />
      <div className="mt-6 max-w-xl">
        <LibrarySearch query={query} onChange={setQuery} />
      </div>
      <ToggleButtons
        label={texts.filter.name}
        choices={names.map((name) => [name, texts.filter.with(texts.filter[name], countOf(name))])}
        chosen={filter}
        onChoose={setFilter}
        className="mt-3 flex-wrap gap-2"
        buttonStyle="border border-concrete-400 bg-white tabular-nums aria-pressed:bg-ink aria-pressed:text-paper"
      />
      {library === null && <p className="mt-6">{libraryStrings.loading}</p>}
      {library !== null && shown.length === 0 && <p className="mt-6">{libraryStrings.none}</p>}
      <ul className="mt-3 max-w-screen-lg">
        {shown.map((picture) => (
          <PictureItem
            key={picture.src}
            picture={picture}
            onOpen={(dialog, one) => setOpen({ dialog, picture: one })}
          />
        ))}
      </ul>
      {open?.dialog === 'crop' && <CropEverywhere picture={open.picture} onClosed={() => setOpen(null)} />}
      {open?.dialog === 'replace' && (
        <ReplaceDialog
          picture={open.picture}
          onClosed={(isReplaced) => {
            setOpen(null);
            if (isReplaced) heading.current?.focus();
          }}
        />
      )}
    </>
  );
}

type CropEverywhereProps = { readonly picture: LibraryPicture; readonly onClosed: () => void };

/** Sets crop and focal point of a picture in every entry at once. Texts show it whole. */
function CropEverywhere({ picture, onClosed }: CropEverywhereProps) {
  const { edit } = useStudio();
  const act = useAct();
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
      onClosed={onClosed}
    />
  );
}

const addTexts = picturesStrings.add;

/** Width in px that is kept of a picture whose use is not known yet: that of banners, the widest. */
const MAX_WIDTH = 2400;

type Refused = { readonly name: string; readonly reason: string };
type Progress = { readonly done: number; readonly count: number; readonly refused: readonly Refused[] };

/** Prepares files one after the other and keeps them in this browser. A file that fails does not stop the others. */
function useFiles() {
  const studio = useController();
  const [progress, setProgress] = useState<Progress | null>(null);
  const isBusy = progress !== null && progress.done < progress.count;

  /** Keeps one file as a picture; returns why it was refused, or null. */
  const keep = async (file: File) => {
    const { state, edit } = studio.getState();
    const title = file.name.replace(/\.\w+$/, '');
    const prepared = await preparePicture(file, { maxWidth: MAX_WIDTH }, title, state.media);
    if (!prepared.ok) return prepared.message;
    const kept = await edit([], (value) => value, [prepared.media]);
    return kept.ok ? null : refusalText(kept);
  };

  const take = async (files: readonly File[]) => {
    if (isBusy || files.length === 0) return;
    const refused: Refused[] = [];
    setProgress({ done: 0, count: files.length, refused });
    for (const [index, file] of files.entries()) {
      const reason = await keep(file);
      if (reason !== null) refused.push({ name: file.name, reason });
      setProgress({ done: index + 1, count: files.length, refused: [...refused] });
    }
  };
  return { progress, isBusy, take };
}

/** Button and place to drop files, with the progress in a live region and the refused files by name. */
function AddPictures() {
  const { progress, isBusy, take } = useFiles();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take([...event.dataTransfer.files]);
  };

  return (
    // Dropping is a shortcut for the button inside.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      aria-busy={isBusy}
      className={`border bg-white p-4 ${isOver ? 'border-leaf outline-2 outline-leaf' : 'border-dashed border-concrete-400'}`}
    >
      <StudioButton isOff={isBusy} onPress={() => input.current?.click()}>
        {addTexts.button}
      </StudioButton>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={addTexts.button}
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <p className="mt-2 max-w-measure text-sm text-concrete-600">{addTexts.how}</p>
      <div role="status" className="mt-2 empty:hidden">
        {progress !== null && <Outcome {...progress} />}
      </div>
    </div>
  );
}

/** How far the files are; in the end how many were added, and which were not. */
function Outcome({ done, count, refused }: Progress) {
  if (done < count)
    return <p className="font-semibold tabular-nums">{addTexts.preparing(done + 1, count)}</p>;
  return (
    <>
      <p className="font-semibold tabular-nums">{addTexts.done(count - refused.length, refused.length)}</p>
      {refused.length > 0 && (
        <ul className="mt-1 list-disc space-y-1 pl-5 wrap-anywhere">
          {refused.map(({ name, reason }, index) => (
            <li key={index}>
              <strong>{name}</strong>: {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
