import { createContext } from 'react';
import type { ManagedRecord } from '@/content/registry';

/** Tells the editor's error boundary how to read the form's last value. Causes no render. */
export const LastValueContext = createContext<(readLast: () => ManagedRecord) => void>(() => undefined);
