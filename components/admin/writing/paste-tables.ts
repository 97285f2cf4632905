/** Blocks within a cell; their boundaries become spaces. */
const BLOCKS = 'p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, br, tr, td, th, table, tbody';
/** Maximum number of columns in a pasted table; Word may export a thousand empty cells. */
const MAX_CELLS = 40;

/**
 * Makes rows equally long, cells one line, the first row a header; unwraps layouts, nested and too wide tables. Returns the
 * number of joined cells, and of tables that became text; a table of one column, which holds a layout, is none.
 */
export function cleanTables(body: HTMLElement) {
  const lost = { joinedCells: 0, lostTables: 0 };
  // Innermost first: a nested table becomes text of its cell.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    table.querySelectorAll('caption').forEach((caption) => {
      const line = body.ownerDocument.createElement('p');
      line.append(...caption.childNodes);
      table.before(line);
      caption.remove();
    });
    const grid = gridOf(table);
    const width = Math.max(0, ...grid.map((row) => row.length));
    if (width <= 1 || width > MAX_CELLS || table.closest('td, th, li') !== null) {
      if (width > 1) lost.lostTables += 1;
      const cells = grid.flat().filter((cell) => cell !== null);
      table.replaceWith(
        ...cells.flatMap((cell) => {
          const block = body.ownerDocument.createElement('div');
          block.append(...cell.childNodes);
          return block;
        }),
      );
      continue;
    }
    lost.joinedCells += [...table.querySelectorAll('td, th')].filter(isJoined).length;
    const rows = grid.map((row, index) => {
      const line = body.ownerDocument.createElement('tr');
      for (let column = 0; column < width; column += 1) {
        const cell = body.ownerDocument.createElement(index === 0 ? 'th' : 'td');
        const content = row[column];
        if (content) fillLine(cell, content);
        line.append(cell);
      }
      return line;
    });
    table.replaceChildren(...rows);
  }
  return lost;
}

const isJoined = (cell: Element) =>
  cell instanceof HTMLTableCellElement && (cell.colSpan > 1 || cell.rowSpan > 1);

/** Returns the cells of each row; a spanning cell is followed by nulls. */
function gridOf(table: HTMLTableElement): (HTMLTableCellElement | null)[][] {
  const grid: (HTMLTableCellElement | null | undefined)[][] = [...table.rows].map(() => []);
  [...table.rows].forEach((row, index) => {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[index]?.[column] !== undefined) column += 1;
      const down = Math.min(cell.rowSpan || grid.length, grid.length - index);
      const right = Math.min(Math.max(1, cell.colSpan), MAX_CELLS);
      for (let line = 0; line < down; line += 1) {
        for (let step = 0; step < right; step += 1) {
          const places = grid[index + line];
          if (places) places[column + step] = line === 0 && step === 0 ? cell : null;
        }
      }
      column += right;
    }
  });
  return grid.map((row) => Array.from(row, (cell) => cell ?? null));
}

function fillLine(target: HTMLElement, cell: HTMLTableCellElement) {
  for (const block of [...cell.querySelectorAll(BLOCKS)].reverse()) {
    block.before(' ');
    block.replaceWith(...block.childNodes, ' ');
  }
  target.append(...cell.childNodes);
}
