import { readPicture, recordIn } from '@/components/admin/records/draft-values';
import { previewStrings } from '@/components/admin/strings/preview';
import {
  dayOf,
  defOf,
  type EntityForm,
  fieldLimits,
  type FieldSpec,
  innermost,
  listIn,
  type ManagedRecord,
  partsOfRow,
  type Schema,
  schemaAt,
  validDay,
} from '@/lib/records';
import { articleProblem } from '@/lib/text';

/** One transparent pixel, shown until a picture is chosen. */
const NO_PICTURE = {
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  alt: '',
  width: 3,
  height: 2,
};

/**
 * Completes a draft in one language (`inLanguage`), so that the website's components can show it. The kind of a field
 * decides: a missing text becomes the field's label, a missing picture is transparent, a missing day is today. A missing
 * optional value stays missing. A value of the wrong type counts as missing.
 * @param pictureUrl - returns the URL of a picture in this browser.
 */
export function completed(
  { schema: whole, fields }: EntityForm,
  draft: ManagedRecord,
  pictureUrl: (src: string) => string,
): ManagedRecord {
  const recordOf = (specs: readonly FieldSpec[], schema: Schema | undefined, record: ManagedRecord) => ({
    ...record,
    ...Object.fromEntries(
      specs.map((spec) => [
        spec.name,
        valueOf(spec, schema && schemaAt(schema, spec.name), record[spec.name]),
      ]),
    ),
  });

  function valueOf(spec: FieldSpec, schema: Schema | undefined, value: unknown): unknown {
    const { options, isOptional } = fieldLimits(schema);
    // A row needs what only rows of its kind have.
    const mayBeMissing = isOptional && (spec.of === undefined || fields.includes(spec));
    const orElse = <Sample>(sample: Sample) => (mayBeMissing ? undefined : sample);
    const text = typeof value === 'string' ? value.trim() : '';
    switch (spec.kind) {
      case 'group': {
        // One of several shapes, as of a product, stays as it is.
        const isFixed = schema !== undefined && defOf(innermost(schema)).shape !== undefined;
        if (!isFixed || (value === undefined && mayBeMissing)) return value;
        return recordOf(spec.fields, schema, recordIn(value));
      }
      case 'rows':
      case 'pictures':
        return listIn(value)
          .map(recordIn)
          .map((row) => recordOf(partsOfRow(spec, row), schema && schemaAt(schema, '0'), row));
      case 'picture': {
        const picture = readPicture(value);
        return picture === null ? orElse(NO_PICTURE) : { ...picture, src: pictureUrl(picture.src) };
      }
      case 'lines': {
        const lines = listIn(value).filter((line) => typeof line === 'string');
        return lines.length > 0 ? lines : [spec.label];
      }
      case 'choices':
      case 'records':
        return listIn(value).filter((id) => typeof id === 'string');
      case 'colours':
        return value;
      case 'number':
        return typeof value === 'number' ? value : orElse(0);
      case 'date':
        return validDay(value) ?? orElse(dayOf(new Date()));
      case 'choice':
        return options.includes(text) ? text : orElse(options[0]);
      case 'markdown': {
        const problem = articleProblem(text);
        if (problem !== null) return previewStrings.notShown(problem.line, problem.reason);
        return text || orElse(spec.label);
      }
      default:
        return text || orElse(spec.label);
    }
  }

  return { id: 'preview', _id: 'preview', ...recordOf(fields, whole, draft) };
}
