import { fieldId } from '@/components/admin/fields/control-props';
import { RecordField, type RecordFieldProps } from '@/components/admin/fields/record-field';
import { useSession } from '@/components/admin/store/edit-session';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { listIn } from '@/lib/records';
import { forStaff } from '@/lib/text';

/** Kinds of blocks that a page begins with, by what it is for. */
const templates = {
  offer: ['banner', 'text', 'products', 'figures', 'pictures', 'contact'],
  event: ['banner', 'text', 'table', 'pictures', 'quotation', 'contact'],
  news: ['banner', 'text', 'figures', 'pictures', 'products', 'files'],
} as const;

const texts = forStaff({
  name: ['Begin with the blocks of', 'এসব ব্লক দিয়ে শুরু করুন'],
  offer: ['Offer', 'অফার'],
  event: ['Event', 'আয়োজন'],
  news: ['Product news', 'পণ্যের খবর'],
});

/** Field for the blocks of a landing page: a page without any can begin with those of a template. */
export function BlocksField(props: RecordFieldProps) {
  const { session, spec, isReadOnly, setterOf } = props;
  const isEmpty = useSession(session, ({ value }) => listIn(value[spec.name]).length === 0);
  const begin = (kinds: readonly string[]) => {
    setterOf(spec.name)(
      kinds.map((kind) => ({ kind })),
      { isStep: true },
    );
    // The pressed button goes.
    document.getElementById(fieldId(spec.name))?.focus();
  };
  return (
    <div>
      {isEmpty && !isReadOnly && (
        <div role="group" aria-label={texts.name} className="mb-4">
          <p className="mb-1.5 font-semibold" aria-hidden="true">
            {texts.name}
          </p>
          <div className="flex flex-wrap gap-joint">
            {(['offer', 'event', 'news'] as const).map((name) => (
              <StudioButton key={name} label={texts[name]} onPress={() => begin(templates[name])} />
            ))}
          </div>
        </div>
      )}
      <RecordField {...props} />
    </div>
  );
}
