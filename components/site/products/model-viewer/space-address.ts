/** What has to be known of a product to place it in a room. */
export type Spatial = {
  /** Address of the GLB file. */
  readonly file: string;
  readonly title: string;
};

/**
 * Whether the device may show a GLB file in the room in front of its camera: Android, where Google's Scene Viewer is part
 * of the Google app. Firefox opens no address of an app from a page. iPhone and iPad show USDZ files alone, which are not
 * written (`docs/performance.md`).
 */
export const showsInSpace = (userAgent: string) =>
  /android/i.test(userAgent) && !/firefox|oculus/i.test(userAgent);

/**
 * The address that opens Scene Viewer (https://developers.google.com/ar/develop/scene-viewer), the product in its own size.
 * Without AR on the device it shows the file turning; without the Google app the browser comes back to the drawing.
 * @param page - absolute address of the product's page
 */
export function spaceAddress({ file, title }: Spatial, page: string) {
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
