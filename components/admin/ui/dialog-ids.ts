/** Dialogs that stand over every screen of the studio, by the ids that buttons name in `commandfor`. */
export const dialogIds = {
  review: 'studio-review',
  keys: 'studio-keys',
  logOut: 'studio-log-out',
} as const;

/** Opens one of them from where no button can name it. */
export function showDialog(name: keyof typeof dialogIds) {
  const dialog = document.getElementById(dialogIds[name]);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
