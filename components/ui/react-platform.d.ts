import 'react';

// What the platform allows and React passes through, but its types do not know yet.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }

  // The type parameter has to be repeated for the declarations to merge.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface ButtonHTMLAttributes<T> {
    /** Id of the element that the button commands (HTML, invoker commands). */
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }

  // As above.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
