import { RecordsField, OneRecordField } from './records-field';
import { ConvertField } from './bijoy-offer';
import { site } from '@/components/admin/site';
import { type ComponentType, memo, type ReactElement } from 'react';
import {
  banglaField,
  banglaPath,
  type FieldKind,
  type FieldSpec,
  readText,
  listIn,
  partOf,
  type TextPair,
  fieldLimits,
  schemaAt,
} from '@/lib/records';
import { type Language, latinDigits } from '@/lib/text';
import { ChoicesField } from './choices-field';
import { ChoiceField, LinesField, TextField } from './text-field';
import { StillFits, useHint } from './bangla-hints';
import { withTextLines, withText } from './text-pair';
import type { ChangeOptions, FieldProps, FieldSetter, TextControlProps } from './control-props';
import { recordIn } from '@/components/admin/records/draft-values';
import { MarkdownField } from './markdown-field';
import { GroupField, RowsField } from './rows-field';
import { DocumentField } from './document-field';
import { PictureField } from './picture-field';
import { useLatest } from '@/components/admin/ui/use-latest';

type SpecOf<Kind extends FieldKind> = Extract<FieldSpec, { readonly kind: Kind }>;

/** Letters of which Bijoy makes use. */
const LATIN = /[A-Za-z]/;
/** Control of a kind that only this website has. */
function KindField(props: FieldProps<SpecOf<'mark' | 'colours'>>) {
  const Field = site().kinds[props.spec.kind].Field as ComponentType<FieldProps>;
  return <Field {...props} />;
}

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
  choices: (props) => (
    <ChoicesField
      {...sharedProps(props)}
      chosen={props.value === undefined ? undefined : listIn(props.value).map(String)}
      options={fieldLimits(props.schema).options}
      labels={props.spec.labels}
      always={props.spec.always}
      onChange={(chosen) => props.onChange(chosen, { isStep: true })}
      onLeave={() => props.onLeave()}
    />
  ),
  lines: (props) => (
    <LinesField
      {...sharedProps(props)}
      lines={listIn(props.value).map(String)}
      onChange={props.onChange}
      onLeave={() => props.onLeave()}
    />
  ),
  records: (props) => <RecordsField {...props} max={fieldLimits(props.schema).max ?? Infinity} />,
  record: (props) => <OneRecordField {...props} />,
  document: (props) => (
    <DocumentField {...textProps(props)} readTitle={props.readTitle} onChange={props.onChange} />
  ),
  mark: (props) => <KindField {...props} />,
  colours: (props) => <KindField {...props} />,
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

/** Renders the control of one field by its kind; of a text in both languages, a control for each. */
export function FieldControl(props: FieldProps) {
  const { spec, path, schema, value, messageOf, isReadOnly, readTitle, onChange } = props;
  const isPicture = spec.kind === 'picture';
  const text = isPicture ? partOf(value, 'alt') : value;
  // Stable, so that typing in one language renders the control of that language alone.
  const setText: SetText = useLatest((language: Language, next: unknown, options?: ChangeOptions) => {
    const empty = fieldLimits(schema).isOptional ? undefined : NO_TEXT;
    const changed =
      spec.kind === 'lines'
        ? withTextLines(text, language, listIn(next).map(String))
        : (withText(text, language, textOr(next)) ?? empty);
    onChange(isPicture ? { ...recordIn(value), alt: changed ?? NO_TEXT } : changed, options);
  });
  const leave = useLatest((language?: Language) => {
    const lines = spec.kind === 'lines' ? listIn(value) : [];
    const filled = lines.filter((each) => isFilled(site().shownTexts(each)));
    if (filled.length < lines.length && !isReadOnly) onChange(filled);
    props.onLeave(language);
  });
  const isTranslated = site().speaksBangla && (isPicture ? isDescribed(text) : spec.isTranslated === true);
  return (
    // The element stays where a translation comes or goes, so that the focus does. Long texts need wider columns.
    <div
      className={
        isTranslated ? `grid gap-x-6 gap-y-4 ${columnsOf[spec.kind] ?? '@xl:grid-cols-2'}` : undefined
      }
    >
      {spec.isTranslated === true
        ? oneControl({
            ...props,
            value: readText(value, 'en'),
            onChange: (next, options) => setText('en', next, options),
            onLeave: () => leave(),
          })
        : oneControl({ ...props, onLeave: leave })}
      {isTranslated && (
        <BanglaControl
          spec={spec}
          path={path}
          schema={schema}
          text={readText(text, 'bn')}
          messageOf={messageOf}
          isReadOnly={isReadOnly}
          readTitle={readTitle}
          setText={setText}
          onLeave={leave}
        />
      )}
    </div>
  );
}

/** Where a text and its Bangla are beside each other; of a picture the buttons need the room. */
const columnsOf: Partial<Record<FieldKind, string>> = { markdown: '@5xl:grid-cols-2', picture: '' };

const NO_TEXT: TextPair = { en: '' };
const isFilled = (line: unknown) =>
  (typeof line === 'string' ? line : `${readText(line, 'en')}${readText(line, 'bn')}`).trim() !== '';
const isDescribed = (alt: unknown) => readText(alt, 'en') !== '' || readText(alt, 'bn') !== '';

type SetText = (language: Language, text: unknown, options?: ChangeOptions) => void;

const oneControl = (props: FieldProps) =>
  (controls[props.spec.kind] as (props: FieldProps) => ReactElement)(props);

type BanglaControlProps = Omit<FieldProps, 'value' | 'onChange' | 'lang'> & {
  readonly text: string | readonly string[];
  readonly setText: SetText;
};

/** Control of a Bangla text with its hint; `spec` and `path` are of the English field. Memoized for fast typing. */
const BanglaControl = memo(function BanglaControl({ text, setText, onLeave, ...props }: BanglaControlProps) {
  const { kind } = props.spec;
  const path = banglaPath(props);
  const help = useHint(path);
  const spec = { ...banglaField(props.spec, props.spec.label), ...(help !== undefined && { help }) };
  const { label } = spec;
  const schema = kind === 'picture' ? props.schema && schemaAt(props.schema, 'alt') : props.schema;
  const onChange: FieldSetter = (next, options) => setText('bn', next, options);
  return (
    <div className="min-w-0">
      {oneControl({
        ...props,
        spec,
        path,
        schema,
        value: text,
        onChange,
        onLeave: () => onLeave('bn'),
        lang: 'bn',
      })}
      {!props.isReadOnly && kind !== 'markdown' && LATIN.test(String(text)) && (
        <ConvertField path={path} label={label} value={text} onChange={onChange} />
      )}
      {!props.isReadOnly && <StillFits path={path} label={label} />}
    </div>
  );
});

const renderField = (props: FieldProps) => <FieldControl key={props.spec.name} {...props} />;

function sharedProps({ spec, path, messageOf, isReadOnly, lang, onLeave }: FieldProps) {
  const { label, help, isRequired } = spec;
  return { name: path, label, help, isRequired, message: messageOf(path), isReadOnly, lang, onLeave };
}

function textProps(props: FieldProps): TextControlProps {
  const { max, isOptional } = fieldLimits(props.schema, props.lang);
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

/** Parses a number in canonical form, in Latin or Bangla digits; keeps any other text until it is corrected. */
function numberOf(typed: string) {
  const text = latinDigits(typed);
  const number = Number(text);
  if (text.trim() === '') return undefined;
  return String(number) === text && Number.isFinite(number) ? number : text;
}
