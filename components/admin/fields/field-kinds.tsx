import { memo, type ReactElement } from 'react';
import type { FieldKind, FieldSpec } from '@/content/lib/field-spec';
import { fieldStrings } from '@/components/admin/strings/editor';
import { ChoiceField, LinesField, TextField } from './text-field';
import { StillFits, useBanglaHint } from './bangla-hints';
import { translationOf } from './translation';
import type { TextControlProps, FieldProps } from './control-props';
import { readPicture } from '@/components/admin/records/draft-values';
import { GroupField, RowsField } from './rows-field';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { PictureField } from './picture-field';
import { defOf, innermost, maximumOf, type Schema } from '@/content/lib/schema-parts';

type SpecOf<Kind extends FieldKind> = Extract<FieldSpec, { readonly kind: Kind }>;

const MarkdownField = lazyPart(
  () => import('./markdown-field'),
  'MarkdownField',
  <div className="min-h-96" />,
);
/** Letters of which Bijoy makes use. */
const LATIN = /[A-Za-z]/;
const ConvertField = lazyPart(() => import('./bijoy-offer'), 'ConvertField');
const RecordsField = lazyPart(() => import('./records-field'), 'RecordsField');

const controls: { readonly [Kind in FieldKind]: (props: FieldProps<SpecOf<Kind>>) => ReactElement } = {
  // Descriptions of pictures are longer than the field.
  text: (props) => <TextField {...textProps(props)} type={props.spec.name === 'alt' ? 'line' : 'text'} />,
  link: (props) => <TextField {...textProps(props)} type="url" />,
  date: (props) => <TextField {...textProps(props)} type="date" />,
  number: ({ spec, ...props }) => (
    <TextField
      {...textProps({ ...props, spec })}
      value={typeof props.value === 'number' ? String(props.value) : textOr(props.value)}
      unit={spec.unit}
      type="number"
      onChange={(text) => props.onChange(numberOf(text))}
      onLeave={() => {
        // Converts texts such as 4.50, which `numberOf` keeps as text while more may be typed.
        if (typeof props.value === 'string' && Number.isFinite(Number(props.value))) {
          props.onChange(Number(props.value));
        }
        props.onLeave();
      }}
    />
  ),
  area: (props) => <TextField {...textProps(props)} type="area" />,
  markdown: (props) => (
    <MarkdownField {...textProps(props)} readTitle={props.readTitle} onChange={props.onChange} />
  ),
  choice: (props) => (
    <ChoiceField
      {...textProps(props)}
      options={fieldLimits(props.schema).options}
      labels={props.spec.labels}
    />
  ),
  lines: (props) => <LinesField {...sharedProps(props)} value={props.value} onChange={props.onChange} />,
  records: (props) => <RecordsField {...props} max={fieldLimits(props.schema).max ?? Infinity} />,
  record: (props) => <RecordsField {...props} max={1} />,
  picture: (props) => (
    <PictureField
      {...sharedProps(props)}
      value={props.value}
      rules={props.spec.picture}
      readTitle={props.readTitle}
      onChange={props.onChange}
    />
  ),
  group: (props) => <GroupField {...props} renderField={renderField} />,
  rows: (props) => <RowsField {...props} renderField={renderField} />,
  pictures: (props) => <RowsField {...props} renderField={renderField} />,
};

/** Renders the control of one field by its kind, with the Bangla control beside it if the field is translatable. */
export function FieldControl(props: FieldProps) {
  const translation = translationOfField(props);
  return (
    // The element stays where a translation comes or goes, so that the focus does. Long texts need wider columns.
    <div
      className={
        translation &&
        `grid gap-x-6 gap-y-4 ${props.spec.kind === 'markdown' ? '@5xl:grid-cols-2' : '@xl:grid-cols-2'}`
      }
    >
      {oneControl(props)}
      {translation && <BanglaControl {...props} {...translation} bangla={undefined} />}
    </div>
  );
}

const oneControl = (props: FieldProps) =>
  (controls[props.spec.kind] as (props: FieldProps) => ReactElement)(props);

/** Returns the Bangla of a field (for a picture: of its description), or undefined without a control for it. */
function translationOfField({ spec: { kind }, value, bangla }: FieldProps) {
  if (kind === 'group' || kind === 'rows' || kind === 'pictures') return undefined;
  if (kind !== 'picture') return bangla;
  const alt = translationOf(bangla, 'alt');
  return readPicture(value)?.alt || alt?.value ? alt : undefined;
}

/** Control of a Bangla text with its hint; `spec` and `path` are of the English field. Memoized for fast typing. */
const BanglaControl = memo(function BanglaControl(props: FieldProps) {
  const { kind, name, label, room } = props.spec;
  const isPicture = kind === 'picture';
  const path = `bn.${props.path}${isPicture ? '.alt' : ''}`;
  const help = useBanglaHint(path);
  const text = isPicture ? { kind: 'text', name: 'alt' } : { kind, name, room };
  const banglaLabel = fieldStrings.inBangla(isPicture ? `${label}, Description` : label);
  const spec = { ...text, label: banglaLabel, help } as FieldSpec;
  return (
    <div className="min-w-0">
      {oneControl({ ...props, spec, path, lang: 'bn' })}
      {!props.isReadOnly && kind !== 'markdown' && LATIN.test(String(props.value)) && (
        <ConvertField path={path} label={banglaLabel} value={props.value} onChange={props.onChange} />
      )}
      {!props.isReadOnly && <StillFits path={path} label={banglaLabel} />}
    </div>
  );
});

const renderField = (props: FieldProps) => <FieldControl key={props.spec.name} {...props} />;

function sharedProps({ spec, path, messageOf, isReadOnly, lang, onLeave }: FieldProps) {
  const { label, help, isRequired } = spec;
  return { name: path, label, help, isRequired, message: messageOf(path), isReadOnly, lang, onLeave };
}

function textProps(props: FieldProps): TextControlProps {
  const { max, isOptional } = fieldLimits(props.schema);
  return {
    ...sharedProps(props),
    value: textOr(props.value),
    max,
    room: props.spec.room?.[props.lang ?? 'en'],
    // An emptied optional field is removed from the record.
    onChange: isOptional ? (text) => props.onChange(text === '' ? undefined : text) : props.onChange,
  };
}

const textOr = (value: unknown) => (typeof value === 'string' ? value : '');

/** Parses a number in canonical form; keeps any other text as typed, until it is corrected. */
function numberOf(text: string) {
  const number = Number(text);
  if (text.trim() === '') return undefined;
  return String(number) === text && Number.isFinite(number) ? number : text;
}

/** Reads length, choices and optionality of a field from its schema, the only place that defines them. */
export function fieldLimits(schema: Schema | undefined) {
  if (schema === undefined) return { max: null, options: [], isOptional: false };
  const inside = innermost(schema);
  const options = 'options' in inside && Array.isArray(inside.options) ? inside.options.map(String) : [];
  return { max: maxLength(inside), options, isOptional: defOf(schema).type === 'optional' };
}

const maxLength = (text: Schema) =>
  text._zod.def.checks?.map(maximumOf).find((maximum) => maximum !== null) ?? null;
