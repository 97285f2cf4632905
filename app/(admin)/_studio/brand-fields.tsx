import { useState } from 'react';
import { recordIn } from '@/components/admin/records/draft-values';
import { brandFieldStrings as texts } from './strings/brand';
import { announce } from '@/components/admin/ui/announce';
import { fieldStyle } from '@/components/admin/ui/control-styles';
import { brandColours } from '@/content/registry/brand-colours';
import { readBrandMark } from '@/content/entities/company/brand-fields';
import { isHexColour, markText } from '@/lib/brand';
import { textOf } from '@/lib/records';
import { MarkOnGrounds, RoleList } from './brand-views';
import { controlStyle, type FieldProps } from '@/components/admin/fields/control-props';
import { controlProps, describedBy, FieldFrame } from '@/components/admin/fields/field-frame';
import { DropArea, PictureButton } from '@/components/admin/fields/picture-input';

/** Bytes of a file; more are too many for a mark. */
const MAX_FILE = 250_000;

/** Field for the SVG of a mark, from a file or as a text. A file that cannot be used leaves the present mark. */
export function MarkField({ spec, path, value, messageOf, isReadOnly, onChange, onLeave }: FieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const { label, help, isRequired } = spec;
  const field = { name: path, label, help, isRequired, message: refusal ?? messageOf(path) };
  const text = textOf(value);
  const shown = readBrandMark(text);

  const refuse = (sentence: string) => {
    setRefusal(sentence);
    announce(sentence);
  };
  const take = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    if (file.size > MAX_FILE) return refuse(texts.tooLarge(MAX_FILE));
    // The file may have been moved, or its drive removed.
    const svg = await file.text().catch(() => null);
    if (svg === null) return refuse(texts.gone);
    const read = readBrandMark(svg);
    if (!read.ok) return refuse(texts.refused(label, read.reason));
    setRefusal(undefined);
    onChange(markText(read.mark), { isStep: true });
  };

  return (
    <FieldFrame {...field}>
      {shown.ok && <MarkOnGrounds mark={shown.mark} />}
      {!isReadOnly && (
        <DropArea onFiles={take}>
          <PictureButton label={texts.file} accept=".svg,image/svg+xml" onFiles={take} />
          <p className="mt-2 text-sm text-concrete-600">{texts.how}</p>
        </DropArea>
      )}
      <textarea
        {...controlProps({ ...field, onLeave })}
        onBlur={() => {
          // Written as it is stored, without what drawing programs add.
          if (shown.ok && !isReadOnly && markText(shown.mark) !== text) onChange(markText(shown.mark));
          onLeave();
        }}
        value={text}
        onChange={({ target }) => {
          setRefusal(undefined);
          onChange(target.value);
        }}
        readOnly={isReadOnly}
        spellCheck={false}
        rows={4}
        className={`${controlStyle(field.message)} mt-3`}
      />
    </FieldFrame>
  );
}

/** Field for the brand's colour: one colour is chosen, the other roles follow. */
export function ColoursField({ spec, path, value, messageOf, isReadOnly, onChange, onLeave }: FieldProps) {
  const { label, help, isRequired } = spec;
  const field = { name: path, label, help, isRequired, message: messageOf(path) };
  const own = recordIn(value);
  const [brand, ink] = [textOf(own.brand), textOf(own.ink)];
  const set = (hex: string) => onChange(isHexColour(hex) ? brandColours(hex) : { brand: hex });
  const control = {
    disabled: isReadOnly,
    onBlur: () => onLeave(),
    'aria-invalid': field.message !== undefined,
    'aria-describedby': describedBy(field),
  };
  return (
    <FieldFrame {...field} isGroup>
      <div className="flex flex-wrap items-end gap-3">
        <input
          type="color"
          aria-label={texts.pick}
          value={isHexColour(brand) ? brand.toLowerCase() : '#000000'}
          onChange={({ target }) => set(target.value)}
          {...control}
          className="h-11 w-16 cursor-pointer border border-concrete-400 bg-white p-1"
        />
        <label className="text-sm">
          <span className="mb-1 block">{texts.code}</span>
          <input
            type="text"
            value={brand}
            onChange={({ target }) => set(target.value.trim())}
            {...control}
            autoComplete="off"
            spellCheck={false}
            className={`${fieldStyle} w-40 uppercase`}
          />
        </label>
      </div>
      <RoleList colours={own} />
      {isHexColour(ink) && ink !== brand && <p className="mt-3">{texts.darkened(brand, ink)}</p>}
    </FieldFrame>
  );
}
