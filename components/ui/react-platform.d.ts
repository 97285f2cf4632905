import 'react';

// Attributes and properties that browsers support and React passes through, but its types lack.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }

  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the type parameter has to be repeated for the declarations to merge
  interface ButtonHTMLAttributes<T> {
    /** Id of the element that the button commands (HTML, invoker commands). */
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }

  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- as above
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
