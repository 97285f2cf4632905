import { Suspense } from 'react';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { BundleSection } from './bundle-section';
import { ImportSection } from './import-section';

/** Only where the build names a repository. */
const SendSection = process.env.CONTENT_REPOSITORY
  ? lazyPart(() => import('./send-section').then((module) => module.SendSection))
  : null;

type PublishSectionsProps = {
  /** Of the changes that are to be published; null when there is nothing that could be. */
  readonly keys: ReadonlySet<string> | null;
};

/** The way into the repository, where there is one, the bundle, then the import. */
export function PublishSections({ keys }: PublishSectionsProps) {
  return (
    <>
      {keys !== null && (
        <div className="mt-8 grid gap-4">
          {SendSection && (
            <Suspense fallback={<div className="h-96 bg-concrete-100" />}>
              <SendSection keys={keys} />
            </Suspense>
          )}
          <BundleSection keys={keys} />
        </div>
      )}
      <div className="mt-8">
        <ImportSection />
      </div>
    </>
  );
}
