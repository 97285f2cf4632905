import { loadMarkdownCheck } from '@/lib/records';

/** Loads the review with publishing, and the parser of long texts, which its check needs while it renders. */
export async function loadReview() {
  const [{ exportRows, FieldChanges, ReviewBody, ReviewProblemPanel }] = await Promise.all([
    import('./review'),
    loadMarkdownCheck(),
  ]);
  return { exportRows, FieldChanges, ReviewBody, ReviewProblemPanel };
}
