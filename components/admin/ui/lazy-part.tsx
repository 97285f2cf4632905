import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { StudioButton } from './studio-button';
import { sharedStrings } from '@/components/admin/strings/shared';

/**
 * Returns a component that loads on first render. If loading fails, renders a message with a retry button in its place;
 * the rest of the screen is not affected.
 * @param load - called again for each attempt: browsers do not cache failed imports.
 * @param fallback - shown while loading; may depend on the props.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
) {
  const attempt = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (component) => ({ default: component }),
        () => ({ default: Missing }),
      ),
    );
  let Part = attempt();
  function Missing(props: Props) {
    const [isRetried, setIsRetried] = useState(false);
    if (isRetried) return <LazyPart {...props} />;
    return (
      <PartMissing
        onRetry={() => {
          Part = attempt();
          setIsRetried(true);
        }}
      />
    );
  }
  function LazyPart(props: Props) {
    return (
      <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  return LazyPart;
}

/** Message in place of code that could not be loaded: the network failed, or a deploy has removed the file. */
export const PartMissing = ({ onRetry = () => location.reload() }: { readonly onRetry?: () => void }) => (
  <div role="alert" className="border-l-4 border-clay bg-paper p-3">
    <p className="font-semibold">{sharedStrings.partMissing}</p>
    <StudioButton onPress={onRetry} className="mt-3">
      {sharedStrings.tryAgain}
    </StudioButton>
  </div>
);
