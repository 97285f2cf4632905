import { cn } from '@/components/ui/cn';

export const styles = { outline: 'border bg-white' } as const;

/** Hands its class names on to what sets some itself. */
export const Frame = ({ className }: { readonly className?: string }) => (
  <div className={cn('object-cover', className)} />
);

/** No two classes of an element set the same in the same state. */
export const Peace = ({ isDark }: { readonly isDark: boolean }) => (
  <>
    <div className={isDark ? 'bg-ink' : 'bg-white'} />
    <div className="bg-white px-4 py-2 text-base leading-tight hover:bg-ink md:bg-paper" />
    <Frame className="border" />
  </>
);
