import { editorStrings } from '@/components/admin/strings/editor';
import { Link } from '@/components/ui/link';
import { mainMenu } from '@/content/navigation';
import { type Entity, registry } from '@/content/registry';

/** The pages that show an entity, for what has no preview. Pages with an id in their address are not named. */
export function ShownOn({ entity }: { readonly entity: Entity }) {
  const paths = registry[entity].shownOn.filter((path) => !path.includes('*'));
  if (paths.length === 0) return null;
  return (
    <p className="mb-6">
      {editorStrings.shownOn}{' '}
      {paths.map((path) => (
        <Link
          key={path}
          href={path}
          newTab
          className="mr-3 inline-block min-w-6 py-1 text-center font-semibold underline underline-offset-4 first-letter:uppercase"
        >
          {mainMenu.find((page) => page.path === path)?.title ?? path}
        </Link>
      ))}
    </p>
  );
}
