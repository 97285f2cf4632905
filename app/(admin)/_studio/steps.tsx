import type { ComponentProps } from 'react';
import { fieldId } from '@/components/admin/fields/control-props';
import type { StudioSite } from '@/components/admin/site';
import { stepsStrings as texts } from './strings/steps';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { hiddenPathsOf } from '@/content/entities/pages/switch';
import { hiddenPaths } from '@/content/pages/hidden-paths';
import { speaksBangla } from '@/content/registry/languages';
import { isOnWebsite, registry } from '@/content/registry';
import { placeholderFields } from '@/content/registry/placeholders';
import type { Entity } from '@/lib/records';

type Step = keyof typeof texts.titles;
type StepsProps = ComponentProps<NonNullable<StudioSite['Steps']>>;

const { company, products, pages } = registry;
const field = (path: string) => `${company.list.path}#${fieldId(path)}`;

/** Screens on which steps are done or begun; the other steps are done outside the studio. */
const screens: Partial<Record<Step, string>> = {
  company: company.list.path,
  mark: field('mark'),
  products: products.list.path,
  texts: pages.list.path,
  pages: pages.list.path,
  language: field('languages'),
  publish: field('website'),
};

/** Lists the steps of `docs/make-it-yours.md`, each with its state and screen. */
export function Steps(props: StepsProps) {
  const done = doneSteps(props);
  const steps = Object.entries(texts.titles) as [Step, string][];
  return (
    <details className="mb-6">
      <summary className="inline-block min-h-6 cursor-pointer py-1 underline underline-offset-4">
        {texts.count(Object.values(done).filter(Boolean).length, steps.length)}
      </summary>
      <p>{texts.how}</p>
      <ol aria-label={texts.name} className="list-inside list-decimal">
        {steps.map(([step, title]) => (
          <li key={step} className="border-b border-joint py-1.5">
            {screens[step] === undefined ? (
              <span>{`${title} (${texts.elsewhere})`}</span>
            ) : (
              <StudioLink
                href={screens[step]}
                className="py-1 font-semibold underline-offset-4 hover:underline"
              >
                {title}
              </StudioLink>
            )}
            <span className={done[step] ? 'text-good' : 'text-concrete-600'}>
              {` ${done[step] ? texts.done : texts.open}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/**
 * Returns which steps are done, by the placeholders left in records and drafts. A choice that may stay as it is (pages,
 * language) counts once it is changed, or with the texts around it. Check and publishing do not count: after them the
 * website has an address, and the dashboard no list of steps.
 */
function doneSteps({ records, drafted }: StepsProps): Readonly<Record<Step, boolean>> {
  const pageDrafts = drafted.filter(({ entity }) => entity === 'pages').map(({ value }) => value);
  const hidden = [...hiddenPaths, ...hiddenPathsOf(pageDrafts)];
  const isDrafted = (record: StepsProps['records'][number]) =>
    drafted.some(({ entity, id }) => entity === record.entity && id === record.id);
  const left = [
    ...records.filter((record) => !isDrafted(record)),
    ...drafted.map(({ entity, value }) => ({ entity, fields: placeholderFields(value) })),
  ].filter(({ entity }) => isOnWebsite(entity, hidden));
  const open = new Set(left.flatMap(({ entity, fields }) => fields.map((path) => stepOf(entity, path))));
  const isWritten = open.size === 0;
  return {
    sample: true,
    company: !open.has('company'),
    mark: !open.has('mark'),
    products: !open.has('products'),
    texts: !open.has('texts'),
    pages: isWritten || hidden.length > 0,
    language: !open.has('company') || speaksBangla,
    check: false,
    publish: false,
  };
}

/** Returns the step in which a field gets its text. */
function stepOf(entity: Entity, path: string) {
  if (entity === 'company') return path === 'mark' ? 'mark' : 'company';
  return entity === 'products' || entity === 'categories' ? 'products' : 'texts';
}
