/** The visitor's list of products, and the buttons that add to it. */
export const list = {
  pieces: 'Pieces',
  add: 'Add to my list',
  change: 'Change my list',
  whole: 'Enter a whole number from 1 to {most}.',
  listed: '{count} on {list}.',
  myList: 'my list',
  keepsNothing: 'This browser keeps nothing: send the list before you leave the site.',
};

/** Texts of the button on a product page, which is rendered in the browser. */
export type ListTexts = typeof list;

/** Mass, pallets and trucks of an order, on the list and in the calculators. */
export const loads = {
  mass: {
    title: 'Total mass',
    how: 'Pieces × mass of one, dry',
    assumed: 'from an assumed density',
    pallets: 'with pallets where stated',
    kilograms: '{mass} kg',
  },
  trucks: { title: 'Trucks of {loads} t', how: 'By payload, in whole pieces' },
  fullPallets: 'Full pallets of {size}: {pallets}.',
  onePallet: '1 pallet of {size}, with {rest} on it.',
  pallets: '{pallets} pallets of {size} ({full} full and one of {rest}).',
  /** In a letter, which may not be long. */
  inLetter: 'pallets: {pallets}',
  least: 'The least order is {least} pieces: {missing} more.',
  lift: 'Over {limit} kg each{assumed}: do not lift one alone.',
};

export type LoadTexts = typeof loads;

/** Pieces, and pieces of a colour. */
export const counted = { plain: '{count}', coloured: '{count} {colour}', and: ' and ' };

export type CountedTexts = typeof counted;

/** What a calculator does with its order. */
export const order = {
  toList: list.add,
  update: 'Update on my list',
  another: { wall: 'Add as another wall', ground: 'Add as another ground', run: 'Add as another run' },
  /** Why nothing can be added: names of fields. */
  correct: 'Correct this first: {fields}.',
  full: 'Your list is full. It holds {most} lines: remove one first.',
  keepsNothing: list.keepsNothing,
};

export type OrderTexts = typeof order;

/** The list page, and the message made from it. */
export const listPage = {
  help: 'The list stays on this device until you send it. You can also ask without it: call {telephone} or write to {email} with the names, sizes and counts from our {products}.',
  products: 'products',
  withoutScripts: 'JavaScript is off in this browser, so nothing can be put on a list.',
  fault: 'The list could not be loaded. It is still kept in this browser. Reload the page.',
  app: {
    empty: 'Nothing is on your list yet. Open a {product} and press “{add}”.',
    product: 'product',
    caption: 'My list',
    /** What a line is for. `{size}` is `20 × 10 ft`, an area or a length. */
    lines: {
      wall: 'Wall {size}',
      ground: 'Ground {size}',
      run: 'Run {size}',
      less: 'less {area}',
      radius: 'curve with a radius of {radius}',
      together: '{title}, together',
    },
    heads: { product: 'Product', pieces: 'Pieces' },
    piecesOf: 'Pieces of {title}',
    whole: 'Enter a whole number up to {most}.',
    remove: 'Remove',
    removeOf: 'Remove {title}',
    counted,
    loads,
    note: 'Note, such as where and when you need it',
    tooLong: 'The list is too long for an e-mail program to open: copy it and paste it there.',
    email: 'Send by e-mail',
    whatsApp: 'Send by WhatsApp',
    copyText: 'Copy as text',
    copyLink: 'Copy a link to it',
    print: 'Print',
    clear: 'Empty the list',
    cleared: 'The list is empty.',
    undo: 'Undo',
    restored: 'The list is back.',
    textCopied: 'The list is copied.',
    linkCopied: 'The link is copied.',
    notCopied: 'The browser did not let it be copied.',
    unreadable: 'Part of what this browser kept as your list could not be read and is left out.',
    noNames: 'The names of the products could not be loaded. Reload the page when the network is back.',
    offer: {
      none: 'This link holds a list, but no line of it can be read. Ask for a new link.',
      some: {
        one: 'This link holds a list with 1 line. It would change your list like this:',
        other: 'This link holds a list with {count} lines. It would change your list like this:',
      },
      left: 'Part of the list in this link could not be read. It is left out.',
      added: '{count} added',
      raised: '{own} becomes {count}',
      stays: '{own} stays (the link has {count})',
      note: 'It comes with a note:',
      takeNote: 'Add this note below mine',
      take: 'Add it to my list',
    },
    mail: { subject: 'Price for my list', start: 'Please send me your price for:' },
  },
};

/** Texts of the list, which is rendered in the browser. */
export type ListPageTexts = (typeof listPage)['app'];
