import { RecordNames } from '@/components/admin/fields/records-field';
import type { ComponentType } from 'react';
import { site } from '@/components/admin/site';
import { readPicture, recordIn } from '@/components/admin/records/draft-values';
import {
  listIn,
  partOf,
  type FieldKind,
  type FieldSpec,
  partsOf,
  readText,
  isPair,
  type Entity,
} from '@/lib/records';
import { dayText } from '@/components/admin/lib/wording';
import { changeStrings as texts } from '@/components/admin/strings/changes';
import { LongText } from './long-text';
import { RecordPicture } from '@/components/admin/records/record-picture';
import type { Language } from '@/lib/text';

type ViewProps<Spec extends FieldSpec = FieldSpec> = { readonly spec: Spec; readonly value: unknown };

const Text = ({ value }: { readonly value: string }) => (
  <p className="whitespace-pre-line">{value === '' ? texts.empty : value}</p>
);

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const KindView = ({ kind, value }: { readonly kind: 'mark' | 'colours'; readonly value: unknown }) => {
  const { View } = site().kinds[kind];
  return <View value={value} />;
};

const PlainView = ({ value }: ViewProps) => <Text value={textOf(value)} />;

const RowsView = ({ spec, value }: ViewProps) => (
  <ol className="list-decimal space-y-3 pl-6">
    {listIn(value).map((row, index) => (
      <li key={index}>
        <PartsView spec={spec} value={row} />
      </li>
    ))}
  </ol>
);

const views: { readonly [Kind in FieldKind]: ComponentType<ViewProps<Extract<FieldSpec, { kind: Kind }>>> } =
  {
    text: PlainView,
    area: PlainView,
    markdown: ({ value }) => {
      const markdown = textOf(value);
      return markdown === '' ? <Text value="" /> : <LongText markdown={markdown} />;
    },
    date: ({ value }) => <Text value={dayText(textOf(value))} />,
    link: PlainView,
    document: PlainView,
    choice: ({ spec, value }) => <Text value={spec.labels?.[textOf(value)] ?? textOf(value)} />,
    choices: ({ spec, value }) => (
      <Text
        value={listIn(value)
          .map((one) => spec.labels?.[textOf(one)] ?? textOf(one))
          .join(', ')}
      />
    ),
    number: ({ spec, value }) => (
      <Text value={value === undefined ? '' : [textOf(value), spec.unit].filter(Boolean).join(' ')} />
    ),
    lines: ({ value }) => (
      <ul className="list-disc pl-5">
        {listIn(value).map((line, index) => (
          <li key={index}>{textOf(line)}</li>
        ))}
      </ul>
    ),
    records: RecordNames,
    record: RecordNames,
    mark: ({ value }) => <KindView kind="mark" value={value} />,
    colours: ({ value }) => <KindView kind="colours" value={value} />,
    picture: PictureView,
    group: PartsView,
    rows: RowsView,
    pictures: RowsView,
  };

/** Shows a value by the kind of its field; of a text in both languages, each that it has. */
function ValueView({ spec, value }: ViewProps) {
  const View = views[spec.kind] as ComponentType<ViewProps>;
  const pairs = spec.kind === 'lines' ? listIn(value) : [value];
  if (!pairs.some(isPair)) return <View spec={spec} value={value} />;
  const bangla = readText(value, 'bn');
  const isTranslated = typeof bangla === 'string' ? bangla !== '' : bangla.some(Boolean);
  return (
    <>
      <View spec={spec} value={readText(value, 'en')} />
      {isTranslated && (
        <div lang="bn" className="mt-2">
          <View spec={spec} value={bangla} />
        </div>
      )}
    </>
  );
}

function PictureView({ value }: { readonly value: unknown }) {
  const picture = readPicture(value);
  if (picture === null) return <Text value="" />;
  const bangla = String(readText(partOf(value, 'alt'), 'bn'));
  const note = [
    picture.decorative ? texts.decoration : picture.alt || texts.noDescription,
    picture.focus && texts.focus(picture.focus),
    picture.crop && texts.crop(picture.crop),
  ].join('');
  return (
    <figure>
      <div className="h-40 w-full max-w-60 bg-concrete-100">
        <RecordPicture picture={{ ...picture, alt: '' }} sizes="240px" fit="contain" />
      </div>
      <figcaption className="mt-1 text-sm">
        <span className="block">{note}</span>
        {bangla !== '' && (
          <span lang="bn" className="block">
            {bangla}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function PartsView({ spec, value }: ViewProps) {
  const record = recordIn(value);
  return (
    <dl className="space-y-2">
      {partsOf(spec)
        .filter(({ name }) => record[name] !== undefined)
        .map((part) => (
          <div key={part.name}>
            <dt className="text-sm text-concrete-600">{part.label}</dt>
            <dd>
              <ValueView spec={part} value={record[part.name]} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

type FieldValueProps = {
  readonly entity: Entity;
  readonly path: string;
  readonly spec: FieldSpec;
  readonly language: Language;
  readonly label: string;
  readonly value: unknown;
  /** Whether the value is the removed one; shown in grey. */
  readonly isGone?: boolean;
};

/** Renders one side of a change with its label. */
export function FieldValue({ entity, path, spec, language, label, value, isGone = false }: FieldValueProps) {
  const OwnView = site().views[entity]?.[path];
  return (
    <div className="min-w-0">
      <p className="text-sm text-concrete-600">{label}</p>
      {OwnView === undefined ? (
        <div
          lang={language === 'bn' ? 'bn' : undefined}
          className={`max-h-60 overflow-y-auto ${isGone ? 'text-concrete-600' : ''}`}
        >
          <ValueView spec={spec} value={value} />
        </div>
      ) : (
        <OwnView value={value} />
      )}
    </div>
  );
}
