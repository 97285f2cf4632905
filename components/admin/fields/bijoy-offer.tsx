import { bijoyStrings as texts } from '@/components/admin/strings/bijoy';
import { announce } from '@/components/admin/ui/announce';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { bijoyParts, bijoyToUnicode } from '@/lib/text';
import { fieldId } from './control-props';

type BijoyOfferProps = {
  readonly label: string;
  /** Converts what is in Bijoy, as one step of Undo. */
  readonly onConvert: (convert: (bijoyText: string) => string) => void;
};

/** Says that a text is in Bijoy, and offers to convert it. Loaded with the converter, where it may be needed. */
export function BijoyOffer({ label, onConvert }: BijoyOfferProps) {
  const convert = () => {
    onConvert(bijoyToUnicode);
    announce(texts.converted);
  };
  return (
    <div className="mt-2 border-l-4 border-ink bg-paper p-3 text-sm">
      <p>{texts.found}</p>
      <StudioButton label={texts.convert} look="outlineLow" onPress={convert} className="mt-2">
        <span className="sr-only">{` (${label})`}</span>
      </StudioButton>
    </div>
  );
}

type ConvertFieldProps = {
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown, options: { readonly isStep: boolean }) => void;
};

/** The offer below a field whose value is one text, or one in each line. */
export function ConvertField({ path, label, value, onChange }: ConvertFieldProps) {
  const texts = typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];
  if (!texts.some((text) => bijoyParts(text).length > 0)) return null;
  return (
    <BijoyOffer
      label={label}
      onConvert={(convert) => {
        const converted = texts.map((text) => convertParts(text, convert));
        onChange(typeof value === 'string' ? converted[0] : converted, { isStep: true });
        // The button unmounts: focus moves to the field.
        document.getElementById(fieldId(path))?.focus();
      }}
    />
  );
}

const convertParts = (text: string, convert: (part: string) => string) =>
  bijoyParts(text)
    .toReversed()
    .reduce(
      (rest, { from, to }) => rest.slice(0, from) + convert(rest.slice(from, to)) + rest.slice(to),
      text,
    );
