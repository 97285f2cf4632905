/** The screens a preview can be seen on, in px. `full` is a desktop, scaled down where it does not fit. */
export const previewWidths = { '360': 360, '768': 768, full: 1440 } as const;

export type PreviewWidth = keyof typeof previewWidths;
