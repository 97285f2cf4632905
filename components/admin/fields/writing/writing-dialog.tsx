import type { EditorView } from 'prosemirror-view';
import { createPortal } from 'react-dom';
import { changePicture, insertPicture, selectedPicture } from '@/components/admin/writing/commands';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import type { TextPicture } from './picture-source';
import { asStep, withUpload } from './use-writing';

type WritingDialogProps = {
  readonly which: 'link' | 'picture';
  readonly view: EditorView;
  readonly readTitle: () => string;
  readonly onClosed: () => void;
};

/** A dialog of the visual editor, outside of the editor's form, to which its fields do not belong. */
export function WritingDialog({ which, view, readTitle, onClosed }: WritingDialogProps) {
  const put = ({ media, ...picture }: TextPicture, at: number | null) => {
    const { state } = view;
    const transaction = at === null ? insertPicture(state, picture) : changePicture(state, at, picture);
    if (transaction === null) return;
    view.dispatch(media === undefined ? asStep(transaction) : withUpload(transaction, media));
  };
  return createPortal(
    which === 'link' ? (
      <LinkDialog view={view} onClosed={onClosed} />
    ) : (
      <PictureDialog
        chosen={selectedPicture(view.state)}
        readTitle={readTitle}
        onDone={put}
        onClosed={onClosed}
      />
    ),
    document.body,
  );
}
