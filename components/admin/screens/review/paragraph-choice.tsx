import { ArticleChanges } from './article-changes';
import { site } from '@/components/admin/site';
import { type ComponentProps, useState } from 'react';
import { paragraphStrings as texts } from '@/components/admin/strings/review';
import { placeIn } from '@/lib/records';
import { isDecided, joinText, type Side, type TextDispute, type TextPart } from '@/lib/merge';
import { type SideChoice, Sides } from './side-choice';

/** Number of characters of the preceding text shown above a choice. */
const CONTEXT = 90;

/** Lets the user resolve a long text, merged except for paragraphs that both sides changed: one choice for each. */
export function ParagraphChoice({ entity, dispute, onDecide }: ComponentProps<typeof SideChoice>) {
  const [chosen, setChosen] = useState<readonly (Side | undefined)[]>([]);
  const label = placeIn(site().formOf(entity).fields, dispute.path).label;
  const parts = dispute.parts ?? [];
  const disputes = parts.flatMap((part, index) => (isDecided(part) ? [] : [{ part, index }]));

  const choose = (number: number, side: Side) => {
    const next = disputes.map((_, index) => (index === number ? side : chosen[index]));
    setChosen(next);
    if (next.every((one) => one !== undefined))
      onDecide({ text: joinText(parts, (index) => next[index] ?? 'mine') });
  };

  return (
    <div className="mt-4">
      <p>{texts.both(disputes.length)}</p>
      {disputes.map(({ part, index }, number) => (
        <Sides
          key={index}
          legend={texts.one(label, number + 1)}
          above={<Above part={parts[index - 1]} />}
          chosen={chosen[number]}
          onChoose={(side) => choose(number, side)}
          view={(side, name) => (
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-concrete-600">{name}</span>
              <Version part={part} side={side} />
            </span>
          )}
        />
      ))}
    </div>
  );
}

function Above({ part }: { readonly part: TextPart | undefined }) {
  const text = part !== undefined && isDecided(part) ? part.join('\n').trimEnd() : '';
  if (text === '') return null;
  const end = text.slice(-CONTEXT);
  return (
    <p className="mt-1 text-sm wrap-anywhere text-concrete-600">
      {`${texts.before} ${end.length < text.length ? `…${end}` : end}`}
    </p>
  );
}

function Version({ part, side }: { readonly part: TextDispute; readonly side: Side }) {
  const [before, after] = [part.base, part[side]].map((lines) => lines.join('\n').trim());
  if (!after) return <em>{texts.takenOut}</em>;
  return <ArticleChanges before={before ?? ''} after={after} />;
}
