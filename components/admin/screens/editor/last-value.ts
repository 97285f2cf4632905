import { createContext } from 'react';
import type { ManagedRecord } from '@/content/registry';

/** Takes the value of the form, so that it outlives the editor if that fails. Nothing is drawn from it before. */
export const LastValueContext = createContext<(value: ManagedRecord) => void>(() => undefined);
