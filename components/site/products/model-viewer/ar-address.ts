/** Data of a product for its 3D and AR views. */
export type ArModel = {
  /** Address of the GLB file; the USDZ file is beside it. */
  readonly file: string;
  readonly title: string;
};

/** Whether the browser opens USDZ files in AR Quick Look: iPhone and iPad, and Vision Pro. */
export const hasQuickLook = () => document.createElement('a').relList.supports('ar');

/** Returns the address that opens AR Quick Look (https://developer.apple.com/augmented-reality/quick-look/) at real size. */
export const quickLookAddress = ({ file }: ArModel) =>
  `${file.replace(/glb$/, 'usdz')}#allowsContentScaling=0`;

/** Whether the device may show a GLB file in AR: Android's Google app. Firefox opens no intent URLs. */
export const showsInAr = (userAgent: string) =>
  /android/i.test(userAgent) && !/firefox|oculus/i.test(userAgent);

/**
 * Returns the URL that opens Scene Viewer (https://developers.google.com/ar/develop/scene-viewer) at real size. Devices
 * without AR show a 3D view; without the Google app the browser returns to the drawing. `page` is absolute.
 */
export function arAddress({ file, title }: ArModel, page: string) {
  const query = new URLSearchParams({
    file: new URL(file, page).href,
    title,
    mode: 'ar_preferred',
    resizable: 'false',
  });
  const back = new URL('#drawing', page).href;
  return [
    `intent://arvr.google.com/scene-viewer/1.0?${query.toString().replaceAll('+', '%20')}#Intent`,
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(back)}`,
    'end;',
  ].join(';');
}
