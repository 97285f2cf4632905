import { createContext } from 'react';
import type { StudioController } from './studio';

/** The studio of the admin's layout; null outside of it. */
export const StudioContext = createContext<StudioController | null>(null);
