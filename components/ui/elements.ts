import type { ReactElement } from 'react';

/**
 * Children without text of their own: elements, lists of them, or nothing. For a slot beside other children, where a page
 * translator would take a text from React (lint rule `bare-text`); `ReactNode` is for a slot that fills its element.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
