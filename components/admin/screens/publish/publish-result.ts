import type { StudioProblem } from '@/content/check/studio-problem';

/** How an export or an import has ended. */
export type PublishResult =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'problems'; readonly problems: readonly StudioProblem[] };
