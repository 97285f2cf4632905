import { createContext } from 'react';

/** Undo and Redo of the form, for controls that have no history of their own. */
type FieldHistory = {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
};

export const FieldHistoryContext = createContext<FieldHistory | null>(null);
