import { diffArrays, diffWordsWithSpace } from 'diff';
import type { RootContent } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { changeStrings as texts } from '@/components/admin/strings/changes';
import { articleProblem, nodeText, markdownTree } from '@/lib/text';
import { LongText } from './long-text';
import { MarkedWords, WordChanges } from './word-changes';

type Block = {
  readonly source: string;
  /** `paragraph`, `heading 2`, `item`, `table`: blocks of the same kind can be compared by word. */
  readonly kind: string;
  readonly words: string;
};

type BlockChange = { readonly was?: Block; readonly is?: Block };

type BlockRun = { readonly same: readonly Block[] } | BlockChange;

/** Number of unchanged blocks shown before and after a change. */
const AROUND = 1;

type ArticleChangesProps = { readonly before: string; readonly after: string };

/** Shows the changes of an article, rendered: marks changed words, strikes through removed and shades added blocks. */
export function ArticleChanges({ before, after }: ArticleChangesProps) {
  if ([before, after].some((markdown) => articleProblem(markdown) !== null)) {
    return <WordChanges before={before} after={after} />;
  }
  return changesOf(blocksIn(before), blocksIn(after)).map((run, index) => (
    <Fragment key={index}>
      {'same' in run ? <Unchanged blocks={run.same} /> : <Changed change={run} />}
    </Fragment>
  ));
}

function blocksIn(markdown: string): readonly Block[] {
  const blockOf = (node: RootContent, kind: string): Block => ({
    source: markdown.slice(node.position?.start.offset, node.position?.end.offset),
    kind,
    words: nodeText(node),
  });
  return markdownTree(markdown).children.flatMap((node) => {
    if (node.type === 'list') return node.children.map((item) => blockOf(item, 'item'));
    return blockOf(node, node.type === 'heading' ? `heading ${node.depth}` : node.type);
  });
}

function changesOf(before: readonly Block[], after: readonly Block[]): readonly BlockRun[] {
  const parts = diffArrays([...before], [...after], { comparator: (a, b) => a.source === b.source });
  // Blocks that replace others are the part after these.
  return parts.flatMap(({ value, added, removed }, index): readonly BlockRun[] => {
    if (removed) return parts[index + 1]?.added ? [] : pairsOf(value, []);
    if (!added) return [{ same: value }];
    const last = parts[index - 1];
    return pairsOf(last?.removed ? last.value : [], value);
  });
}

/** Pairs removed with added blocks at the same place: blocks of the same kind, in order, form one change. */
function pairsOf(before: readonly Block[], after: readonly Block[]): readonly BlockChange[] {
  let [from, to] = [0, 0];
  const parts = diffArrays([...before], [...after], { comparator: (a, b) => a.kind === b.kind });
  return parts.flatMap(({ count = 0, added, removed }) =>
    Array.from({ length: count }, (): BlockChange => {
      const was = added ? undefined : before[from++];
      const is = removed ? undefined : after[to++];
      return { ...(was && { was }), ...(is && { is }) };
    }),
  );
}

function Unchanged({ blocks }: { readonly blocks: readonly Block[] }) {
  if (blocks.length <= 2 * AROUND + 1) return <LongText markdown={joined(blocks)} />;
  return (
    <>
      <LongText markdown={joined(blocks.slice(0, AROUND))} />
      <p className="my-4 text-sm text-concrete-600">{texts.unchanged(blocks.length - 2 * AROUND)}</p>
      <LongText markdown={joined(blocks.slice(-AROUND))} />
    </>
  );
}

const joined = (blocks: readonly Block[]) =>
  blocks
    .map(({ source, kind }, index) => {
      const isNext = kind === 'item' && blocks[index - 1]?.kind === 'item';
      return `${index === 0 ? '' : isNext ? '\n' : '\n\n'}${source}`;
    })
    .join('');

const WORDS = /^(?:paragraph|heading|item)/;

function Changed({ change: { was, is } }: { readonly change: BlockChange }) {
  if (was && is && was.kind === is.kind && WORDS.test(is.kind) && was.words !== is.words && is.words !== '') {
    return (
      <div className="article-body my-4 border-l-4 border-good pl-4">
        <Written kind={is.kind}>
          <MarkedWords parts={diffWordsWithSpace(was.words, is.words)} />
        </Written>
      </div>
    );
  }
  return (
    <>
      {was && (
        <del className="my-4 block border-l-4 border-clay pl-4 text-concrete-600">
          <LongText markdown={was.source} />
        </del>
      )}
      {is && (
        <ins className="my-4 block border-l-4 border-good bg-good/10 pl-4 no-underline">
          <LongText markdown={is.source} />
        </ins>
      )}
    </>
  );
}

function Written({ kind, children }: { readonly kind: string; readonly children: ReactNode }) {
  if (kind === 'paragraph') return <p>{children}</p>;
  if (kind !== 'item') return <p className="type-h3">{children}</p>;
  return (
    <ul>
      <li>{children}</li>
    </ul>
  );
}
