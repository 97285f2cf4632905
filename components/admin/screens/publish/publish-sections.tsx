import { BundleSection } from './bundle-section';
import { FolderSection } from './folder-section';
import { ImportSection } from './import-section';

type PublishSectionsProps = {
  /** Of the changes that are to be published; null when there is nothing that could be. */
  readonly keys: ReadonlySet<string> | null;
};

/** The two ways to publish side by side, then the import. */
export function PublishSections({ keys }: PublishSectionsProps) {
  return (
    <>
      {keys !== null && (
        <div className="mt-8 grid items-start gap-4 lg:grid-cols-2">
          <FolderSection keys={keys} />
          <BundleSection keys={keys} />
        </div>
      )}
      <div className="mt-8">
        <ImportSection />
      </div>
    </>
  );
}
