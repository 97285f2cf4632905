import { countNoun } from '@/components/admin/lib/wording';

const pictures = (count: number) => countNoun(count, 'picture', 'pictures');
const entries = (count: number) => countNoun(count, 'entry', 'entries');

/** The pictures to choose from, in articles and picture fields. */
export const libraryStrings = {
  library: 'Pictures of the website',
  search: 'Find a picture',
  none: 'No picture has that name.',
  unused: 'Not used yet',
  more: (count: number) => `and ${count} more places`,
  loading: 'Loading the list…',
} as const;

/** The screen with all pictures. */
export const picturesStrings = {
  title: 'Pictures',
  add: {
    button: 'Add pictures',
    how: 'Or drop them here, as many as you like. JPEG, PNG, WebP or AVIF, up to 20 MB each, at least 160 × 160 px. They wait in this browser until an entry uses them; a backup holds only those in use.',
    howInField: 'Or drop them here, as many as you like. Each gets a row of its own.',
    there: 'It is among the pictures already.',
    preparing: (number: number, count: number) => `Preparing picture ${number} of ${count}…`,
    done: (added: number, refused: number) =>
      `${pictures(added)} added${refused === 0 ? '.' : `, ${refused} not added:`}`,
  },
  filter: {
    name: 'Which pictures',
    all: 'All',
    unused: 'Unused',
    small: 'Too small',
    undescribed: 'Without description',
    none: 'There is no such picture.',
    with: (label: string, count: number) => `${label} (${count})`,
  },
  facts: (width: number, height: number) => (width === 0 ? '' : `${width} × ${height} px`),
  waits: 'Waits in this browser: no entry on the website uses it yet.',
  inCode: 'No entry uses it, but pages of the website may use it directly.',
  unused: (file: string) => `Nothing uses it. Whoever looks after the website can delete ${file}.`,
  use: (title: string, field: string) => `${title}, ${field}`,
  decorative: 'Needs no description',
  undescribed: 'No description',
  undescribedBangla: 'No Bangla description',
  crop: {
    button: 'Crop and focal point',
    mode: 'What to set',
    modes: { crop: 'Crop', focus: 'Focal point' },
    help: {
      crop: 'The part that pages show. Drag over the picture, at a corner or inside the frame, or move the sliders. The file stays whole.',
      focus:
        'The point that stays in sight where a page cuts the picture to its frame. Press it in the picture, or move the sliders.',
    },
    sides: {
      width: 'Width, in %',
      height: 'Height, in %',
      left: 'From the left, in %',
      top: 'From the top, in %',
      x: 'From the left, in %',
      y: 'From the top, in %',
    },
    shapes: 'Largest crop of a shape',
    whole: 'Whole picture',
    size: (width: number, height: number) => `Pages get ${width} × ${height} px.`,
    frames: 'As pages cut it',
    save: 'Save',
    everywhere: (count: number) =>
      `Kept in ${entries(count)}, in place of ${count === 1 ? 'a crop of its own' : 'crops of their own'}.`,
    done: (count: number) => `Crop and focal point kept in ${entries(count)}. Undo takes it back.`,
  },
  remove: {
    button: 'Remove',
    question: 'Remove this picture?',
    what: (file: string) => `${file} is removed from this browser. No entry uses it; Undo cannot restore it.`,
    done: (file: string) => `${file} removed.`,
  },
  of: (button: string, name: string) => `${button}: ${name}`,
  replace: {
    button: 'Replace everywhere',
    changes: (count: number) => `This changes ${entries(count)}:`,
    stays:
      'Descriptions and captions stay, marked as written for another picture. In texts the descriptions are emptied. Undo takes all of it back.',
    code: 'Pages that use it directly keep the old one.',
    choose: 'Choose the new picture',
    confirm: (count: number) => `Replace in ${entries(count)}`,
    done: (count: number) => `Picture replaced in ${entries(count)}. Undo takes it back.`,
  },
} as const;
