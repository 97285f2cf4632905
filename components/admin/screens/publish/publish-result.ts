import type { Dispute } from '@/content/exchange/plan-changes';
import type { StudioProblem } from '@/content/check/studio-problem';

/** How an export or a write has ended. */
export type PublishResult =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'problems'; readonly problems: readonly StudioProblem[] }
  | { readonly kind: 'disputed'; readonly disputes: readonly Dispute[] };
