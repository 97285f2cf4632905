/** In characters; a limit of record ids. */
export const MAX_SLUG = 80;

/** Lower-case Latin letters and digits, with single hyphens between them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Windows keeps these names for devices, with any ending: it can hold no `aux.html`. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

export const isDevice = (text: string) => DEVICE.test(text);

/** Whether a text may be the id of a record. */
export const isSlug = (text: string) => text.length <= MAX_SLUG && SLUG.test(text) && !isDevice(text);
