import { createStore } from 'zustand/vanilla';

/** The block of an article that is being edited: its zero-based index on the page, null before. */
export const editedBlock = createStore((): { readonly block: number | null } => ({ block: null }));
