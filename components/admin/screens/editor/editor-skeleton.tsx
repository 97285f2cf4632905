import { type Entity, registry } from '@/content/registry';

/** The editor before its record has been read: the heading, and places of the height that the fields will have. */
export function EditorSkeleton({ entity }: { readonly entity: Entity }) {
  return (
    <div data-needs-scripts>
      <h1 className="type-h3">{registry[entity].add.title}</h1>
      <div aria-hidden="true" className="mt-16 grid gap-8 xl:grid-cols-2">
        <div className="space-y-7">
          {['h-20', 'h-20', 'h-48', 'h-20'].map((height, index) => (
            <div key={index} className={`bg-concrete-100 ${height}`} />
          ))}
        </div>
        <div className="h-96 bg-concrete-100" />
      </div>
    </div>
  );
}
