import { Fragment } from 'react';

/** Characters that a line of the narrowest phone (320 px) holds. */
const PHONE_LINE = 33;

/** Opening hours, whose lines break only behind the days, and within a part that no line of a phone holds. */
export const Hours = ({ text }: { readonly text: string }) =>
  text.split(', ').map((part, index, { length }) => (
    <Fragment key={index}>
      {index > 0 && <span> </span>}
      <span className={part.length > PHONE_LINE ? undefined : 'whitespace-nowrap'}>
        {index < length - 1 ? `${part},` : part}
      </span>
    </Fragment>
  ));
