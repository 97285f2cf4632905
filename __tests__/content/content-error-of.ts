import { ContentError } from '@/lib/records';

/** Returns the ContentError that `load` throws; fails if it throws nothing or another error. */
export function contentErrorOf(load: () => unknown): ContentError {
  try {
    load();
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('Expected a ContentError, but nothing was thrown.');
}
