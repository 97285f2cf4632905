/** Matches a range with its unit, such as `12–20 %` or `১২–২০%`: browsers may break lines after the dash. */
const RANGE = /([\d০-৯][\d০-৯.,]*–[\d০-৯][\d০-৯.,]*(?:\u00a0[^\s.,;।]+|%)?)/;

/** Text whose ranges do not break across lines. */
export function KeepTogether({ text }: { readonly text: string }) {
  return text.split(RANGE).map((part, index) =>
    // `split` with a capture group returns matches at odd indices.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
