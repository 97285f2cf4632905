/**
 * Ref for what gets the focus when its dialog opens. React's `autoFocus` acts once, when the dialog is still closed; the
 * attribute is what `showModal` looks for.
 */
export const focusFirst = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');
