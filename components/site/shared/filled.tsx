import type { ReactNode } from 'react';

type FilledProps = {
  readonly text: string;
  /** Elements by placeholder name. */
  readonly parts: Readonly<Record<string, ReactNode>>;
};

/** Replaces placeholders in braces with elements, such as links. */
export function Filled({ text, parts }: FilledProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => part !== '' && <span key={index}>{index % 2 === 0 ? part : parts[part]}</span>);
}
