/** A piece of the portal's anyaman, in tints of the theme, behind the welcome. Drawn from one rule: over and under in twos. */
const CELL = 30;
const BAND = 23;
const COLUMNS = 28;
const ROWS = 28;
const HALF = (COLUMNS * CELL) / 2;
const VIEW = { width: 1200, height: 300 } as const;

const isOver = (column: number, row: number) => (column + row) % 4 < 2;
const isWarm = (column: number, row: number) => (column * 5 + row * 3) % 23 === 7;

interface Strip {
  readonly along: number;
  readonly line: number;
  readonly length: number;
}

/** Runs of cells in which the bands of one direction lie on top. */
function strips(lines: number, cells: number, onTop: (line: number, cell: number) => boolean): Strip[] {
  const found: Strip[] = [];
  for (let line = 0; line < lines; line += 1) {
    for (let cell = 0; cell < cells; cell += 1) {
      if (!onTop(line, cell)) continue;
      const along = cell;
      while (cell < cells && onTop(line, cell)) cell += 1;
      found.push({ along, line, length: cell - along });
    }
  }
  return found;
}

const INSET = (CELL - BAND) / 2;

/** The mat lies diagonally; what falls outside the band is not drawn. */
const isSeen = (x: number, y: number) => Math.abs((y - x) * Math.SQRT1_2) < VIEW.height / 2 + CELL;
const ACROSS = strips(ROWS, COLUMNS, (row, column) => isOver(column, row)).filter(({ along, line, length }) =>
  isSeen((along + length / 2) * CELL, line * CELL),
);
const DOWN = strips(COLUMNS, ROWS, (column, row) => !isOver(column, row)).filter(({ along, line, length }) => isSeen(line * CELL, (along + length / 2) * CELL));

export function WovenBand({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <g transform={`translate(${VIEW.width * 0.76} ${VIEW.height / 2}) rotate(-45) translate(${-HALF} ${-HALF})`}>
        {DOWN.map(({ along, line, length }) => (
          <rect
            key={`d${line}.${along}`}
            x={line * CELL + INSET}
            y={along * CELL + 2}
            width={BAND}
            height={length * CELL - 4}
            rx={BAND / 2}
            fill="var(--weave-under)"
          />
        ))}
        {ACROSS.map(({ along, line, length }) => (
          <rect
            key={`a${line}.${along}`}
            x={along * CELL + 2}
            y={line * CELL + INSET}
            width={length * CELL - 4}
            height={BAND}
            rx={BAND / 2}
            fill={isWarm(along, line) ? 'var(--weave-warm)' : 'var(--weave-over)'}
          />
        ))}
      </g>
    </svg>
  );
}
