/** The element that a link to a field leads to. */
export const fieldId = (path: string) => `field-${path}`;
