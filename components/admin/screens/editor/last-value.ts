import { createContext } from 'react';
import type { ManagedRecord } from '@/content/registry';

/** Provides the function that stores the form's value outside of the editor, for `EditorCrash`. Causes no render. */
export const LastValueContext = createContext<(value: ManagedRecord) => void>(() => undefined);
