/** The controls of the form. Labels and help texts of fields stand in `content/entities/<entity>/fields.ts`, faults in `messages.ts`. */
export const fieldStrings = {
  required: '(required)',
  characters: (length: number, max: number) =>
    `${length.toLocaleString('en')} of ${max.toLocaleString('en')} characters`,
  fits: 'This still fits',
  room: (length: number, room: number) =>
    `${length} of ${room} characters${length > room ? ': the rest is cut off' : ''}`,
  inBangla: (label: string) => `${label}, Bangla`,
  choose: 'Choose…',
  lines: 'One a line.',
  rows: {
    picture: 'picture',
    title: (one: string, number: number) => `${one.charAt(0).toUpperCase()}${one.slice(1)} ${number}`,
    of: (action: string, one: string, number: number) => `${action}: ${one} ${number}`,
    up: 'Up',
    down: 'Down',
    remove: 'Remove',
    add: (one: string) => `Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
  },
  id: {
    label: 'Last part of the address',
    fixed: 'It stays as it was published: links lead to it.',
    free: 'Made from the title. It can be changed until it is published for the first time.',
  },
  picture: {
    choose: 'Choose a picture',
    chooseAnother: 'Choose another picture',
    remove: 'Remove the picture',
    preparing: 'Preparing the picture…',
    how: (width: number | undefined, height: number | undefined) =>
      `Or drop or paste it here. JPEG, PNG, WebP or AVIF, up to 20 MB${
        width === undefined || height === undefined ? '' : `, at least ${width} × ${height} px`
      }.`,
    size: (width: number, height: number) => `${width} × ${height} px`,
    square: 'The website shows it as a square: what is beside the middle is cut off.',
    description: 'Description of the picture',
    descriptionHelp: 'Say what the picture shows, in one sentence.',
    decoration: 'Needs no description',
  },
} as const;
