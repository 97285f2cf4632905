import { Fragment, type ReactNode } from 'react';

type FilledProps = {
  readonly text: string;
  /** What is in the places of the names in braces. */
  readonly parts: Readonly<Record<string, ReactNode>>;
};

/** A sentence with elements, such as links, in the places of its names in braces. */
export function Filled({ text, parts }: FilledProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : parts[part]}</Fragment>);
}
