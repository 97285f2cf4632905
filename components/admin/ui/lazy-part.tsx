import { type ComponentType, lazy, Suspense, useState } from 'react';
import { StudioButton } from './studio-button';
import { sharedStrings } from '@/components/admin/strings/shared';

/**
 * A component that is loaded when it is first shown, inside a `Suspense`. Where it cannot be loaded, a sentence says so in
 * its place, with a button that tries again, and the rest of the screen goes on.
 * @param load called again for each attempt: a failed import of a module is not kept by browsers
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (component) => ({ default: component }),
        () => ({ default: Missing }),
      ),
    );
  let Part = attempt();
  function Missing(props: Props) {
    const [Again, setAgain] = useState<typeof Part | null>(null);
    if (Again !== null) {
      return (
        <Suspense>
          <Again {...props} />
        </Suspense>
      );
    }
    return (
      <PartMissing
        onRetry={() => {
          Part = attempt();
          setAgain(Part);
        }}
      />
    );
  }
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}

/** Shown where a part did not arrive: there is no network, or a deploy has taken its file away. */
export const PartMissing = ({ onRetry = () => location.reload() }: { readonly onRetry?: () => void }) => (
  <div role="alert" className="border-l-4 border-clay bg-paper p-3">
    <p className="font-semibold">{sharedStrings.partMissing}</p>
    <StudioButton onPress={onRetry} className="mt-3">
      {sharedStrings.tryAgain}
    </StudioButton>
  </div>
);
