import { BijoyOffer } from '../bijoy-offer';
import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
  useDeferredValue,
  useEffect,
  useMemo,
} from 'react';
import { useLatest } from '@/components/admin/ui/use-latest';
import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import { pictureFieldStrings } from '@/components/admin/strings/editor';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { textPictureStrings, writingStrings } from '@/components/admin/strings/writing';
import { schema } from '@/components/admin/writing/schema';
import { controlStyle, type LongTextProps } from '../control-props';
import { Toolbar } from './toolbar';
import { usePastedPictures } from './use-pasted-pictures';
import { useWriting, asStep } from './use-writing';
import { writingProps } from './writing-props';
import type { Node } from 'prosemirror-model';
import type { NodeView, EditorView } from 'prosemirror-view';
import { NEEDS_NO_DESCRIPTION } from '@/lib/pictures';
import type { EditorState } from 'prosemirror-state';
import { editedBlock } from '@/components/admin/ui/edited-block';
import { bijoyRanges, convertBijoy } from '@/components/admin/writing/bijoy';
import {
  blockAt,
  changePicture,
  insertPicture,
  selectedPicture,
  selectPicture,
  undescribedPictures,
} from '@/components/admin/writing/commands';
import { pageBlockOf } from '@/components/admin/writing/document';
import { createPortal } from 'react-dom';
import { LinkDialog } from './link-dialog';
import { PictureDialog, type TextPicture } from './picture-dialog';

type WritingAreaProps = LongTextProps & {
  /** Attributes of the text, also in plain marks: its language, label, state and description. */
  readonly control: HTMLAttributes<HTMLElement>;
};

/** Visual editor: toolbar, the text as the page shows it, and notes about pasted content. */
export function WritingArea({
  label,
  control,
  value,
  message,
  isReadOnly,
  readTitle,
  onChange,
  onLeave,
}: WritingAreaProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const pictureUrl = useLatest(usePictureUrl());
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const pictures = usePastedPictures({ readTitle, onNote: setNote, onOne: () => setDialog('picture') });
  const props = {
    nodeViews: { picture: (node: Parameters<typeof pictureView>[0]) => pictureView(node, pictureUrl) },
    ...writingProps({ onNote: setNote, takeFiles: pictures.take }),
  };
  const writing = useWriting(place, { value, isReadOnly, props, onChange });
  usePublishEditedBlock(writing?.state ?? null);

  const close = () => {
    setDialog(null);
    writing?.view.focus();
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  const hasSource = writing?.state.doc.children.some(({ type }) => type === schema.nodes.source) === true;

  const toButtons = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[role=toolbar] button[tabindex="0"]')?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys that bubble from the text
    <div onBlur={leave} onKeyDown={toButtons}>
      {writing !== null && (
        <Toolbar
          {...writing}
          label={label}
          controls={id}
          isReadOnly={isReadOnly}
          onLink={() => setDialog('link')}
          onPicture={() => setDialog('picture')}
        />
      )}
      <div
        {...control}
        ref={place}
        id={id}
        role="textbox"
        aria-multiline="true"
        aria-readonly={isReadOnly}
        // Focusable before the editor is mounted, which makes it editable.
        tabIndex={0}
        className={`${controlStyle(message)} article-body min-h-96 wrap-anywhere whitespace-break-spaces [&_.article-table]:overflow-visible [&_table]:table-fixed`}
      />
      <p role="status" className="mt-2 text-sm font-semibold empty:hidden">
        {pictures.isBusy ? pictureFieldStrings.preparing : note}
      </p>
      {writing !== null && !isReadOnly && (
        <>
          <WritingOffer {...writing} label={label} isBangla={control.lang === 'bn'} />
          <DescribeOffer {...writing} label={label} onPicture={() => setDialog('picture')} />
        </>
      )}
      {hasSource && <p className="mt-2 text-sm text-concrete-600">{writingStrings.sources}</p>}
      {writing !== null && dialog !== null && (
        <WritingDialog
          which={dialog}
          view={writing.view}
          lang={control.lang}
          readTitle={readTitle}
          onClosed={close}
        />
      )}
    </div>
  );
}

function pictureView(first: Node, urlOf: (src: string) => string): NodeView {
  const dom = document.createElement('figure');
  const img = document.createElement('img');
  const caption = document.createElement('figcaption');
  dom.append(img);

  const show = ({ attrs }: Node) => {
    img.src = urlOf(String(attrs.src));
    img.alt = attrs.alt === NEEDS_NO_DESCRIPTION ? '' : String(attrs.alt);
    img.className = 'max-h-96 w-full object-contain';
    caption.textContent = String(attrs.title ?? '');
    if (caption.textContent === '') caption.remove();
    else dom.append(caption);
  };
  show(first);

  return {
    dom,
    update: (node) => {
      if (node.type !== first.type) return false;
      show(node);
      return true;
    },
    selectNode: () => dom.classList.add('outline-3', 'outline-brand-ink'),
    deselectNode: () => dom.classList.remove('outline-3', 'outline-brand-ink'),
    ignoreMutation: () => true,
  };
}

type WritingOfferProps = {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly label: string;
  readonly isBangla: boolean;
};

/** The offer to convert what is in Bijoy. Searched deferred: typing has priority. */
function WritingOffer({ view, state, label, isBangla }: WritingOfferProps) {
  const doc = useDeferredValue(state.doc);
  const hasBijoy = useMemo(() => bijoyRanges({ doc }, isBangla).length > 0, [doc, isBangla]);
  if (!hasBijoy) return null;
  const convertWith = (convert: (bijoyText: string) => string) => {
    view.dispatch(asStep(convertBijoy(view.state, bijoyRanges(view.state, isBangla), convert)));
    view.focus();
  };
  return <BijoyOffer label={label} onConvert={convertWith} />;
}

type DescribeOfferProps = Readonly<Record<'view', EditorView> & Record<'state', EditorState>> & {
  readonly label: string;
  /** Opens the dialog of the selected picture. */
  readonly onPicture: () => void;
};

/** Leads to the first picture that lacks a description. The list of faults moves the focus here. */
function DescribeOffer({ view, state, label, onPicture }: DescribeOfferProps) {
  const doc = useDeferredValue(state.doc);
  const count = useMemo(() => undescribedPictures(doc).length, [doc]);
  if (count === 0) return null;
  const describe = () => {
    const [at] = undescribedPictures(view.state.doc);
    if (at === undefined) return;
    view.dispatch(selectPicture(view.state, at));
    onPicture();
  };
  return (
    <StudioButton
      label={textPictureStrings.describe(count)}
      look="outlineLow"
      onPress={describe}
      className="mt-2"
      data-remedy=""
    >
      <span className="sr-only">{` (${label})`}</span>
    </StudioButton>
  );
}

function usePublishEditedBlock(state: EditorState | null) {
  const doc = state?.doc;
  const block = state === null ? 0 : blockAt(state);
  useEffect(() => {
    if (doc !== undefined) editedBlock.setState({ block: pageBlockOf(doc, block) });
  }, [doc, block]);
}

type WritingDialogProps = {
  readonly which: 'link' | 'picture';
  readonly view: EditorView;
  readonly lang: string | undefined;
  readonly readTitle: () => string;
  readonly onClosed: () => void;
};

/** Renders a dialog of the visual editor in a portal: its inputs must not be part of the editor's form. */
function WritingDialog({ which, view, lang, readTitle, onClosed }: WritingDialogProps) {
  const insert = (picture: TextPicture, at: number | null) => {
    const { state } = view;
    const transaction = at === null ? insertPicture(state, picture) : changePicture(state, at, picture);
    if (transaction === null) return;
    view.dispatch(asStep(transaction));
  };
  return createPortal(
    which === 'link' ? (
      <LinkDialog view={view} lang={lang} onClosed={onClosed} />
    ) : (
      <PictureDialog
        chosen={selectedPicture(view.state)}
        lang={lang}
        readTitle={readTitle}
        onDone={insert}
        onClosed={onClosed}
      />
    ),
    document.body,
  );
}
