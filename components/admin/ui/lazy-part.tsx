import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { StudioButton } from './studio-button';
import { sharedStrings } from '@/components/admin/strings/shared';

type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props & object : never;

/** Returns a component that loads on first render, with `fallback` meanwhile and a retry button after a failure. */
export function lazyPart<Name extends string, Module extends Readonly<Record<Name, unknown>>>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode | ((props: PropsOf<Module[Name]>) => ReactNode) = null,
) {
  type Props = PropsOf<Module[Name]>;
  const attempt = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (module) => ({ default: module[name] as ComponentType<Props> }),
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
    <StudioButton label={sharedStrings.tryAgain} onPress={onRetry} className="mt-3" />
  </div>
);
