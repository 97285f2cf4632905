import { loadMarkdownCheck } from '@/lib/records';
import { ReviewBody } from './review-body';

/** Loads the review with the parser of long texts, which its check needs while it renders. */
export async function loadReview() {
  await loadMarkdownCheck();
  return { ReviewBody };
}
