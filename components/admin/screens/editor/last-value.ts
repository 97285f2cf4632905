import { createContext } from 'react';
import type { ManagedRecord } from '@/content/registry';

/** Told what the form holds, so that it outlives the editor should that fail. Nothing is drawn from it before. */
export const LastValueContext = createContext<(value: ManagedRecord) => void>(() => undefined);
