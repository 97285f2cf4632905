type KeepTogetherProps = { readonly text: string };

/** A range with its unit, such as `12–20 %` or `১২–২০%`: browsers may break a line after the dash. */
const RANGE = /([\d০-৯][\d০-৯.,]*–[\d০-৯][\d০-৯.,]*(?:\u00a0[^\s.,;।]+|%)?)/;

/** Running text in which no range is broken at the end of a line. */
export function KeepTogether({ text }: KeepTogetherProps) {
  return text.split(RANGE).map((part, index) =>
    // Every other part is what the expression caught.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
