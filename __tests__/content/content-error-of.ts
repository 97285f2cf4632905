import { ContentError } from '@/content/lib/content-error';

/** The ContentError that `load` throws; fails when it throws nothing or something else. */
export function contentErrorOf(load: () => unknown): ContentError {
  try {
    load();
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('Expected a ContentError, but nothing was thrown.');
}
