/**
 * The product's own banner: an anyaman, woven of shifts (across) and people (down). Drawn from one rule,
 * in the colours of the theme, so that every organisation gets its own.
 */
const CELL = 80;
const BAND = 62;
const COLUMNS = 13;
const ROWS = 13;

/** Over and under in twos, as mats are woven. */
const isOver = (column: number, row: number) => (column + row) % 4 < 2;
const isWarm = (column: number, row: number) => (column * 5 + row * 3) % 19 === 7;

interface Strip {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly warm: boolean;
}

/** Runs of cells in which the horizontal (or vertical) band lies on top. */
function strips(across: boolean): Strip[] {
  const result: Strip[] = [];
  const [lines, cells] = across ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  for (let line = 0; line < lines; line++) {
    let start = -1;
    for (let cell = 0; cell <= cells; cell++) {
      const over = cell < cells && (across ? isOver(cell, line) : !isOver(line, cell));
      if (over && start < 0) start = cell;
      if (!over && start >= 0) {
        const [x, y] = across ? [start, line] : [line, start];
        result.push({ x: x * CELL, y: y * CELL, length: (cell - start) * CELL, warm: across && isWarm(start, line) });
        start = -1;
      }
    }
  }
  return result;
}

const ACROSS = strips(true);
const DOWN = strips(false);
const INSET = (CELL - BAND) / 2;

export function Weave() {
  return (
    <svg
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
      viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="100%" height="100%" fill="var(--mantine-color-mesra-9)" />
      <g transform={`rotate(-45 ${(COLUMNS * CELL) / 2} ${(ROWS * CELL) / 2}) translate(${(-COLUMNS * CELL) / 4} ${(-ROWS * CELL) / 4}) scale(1.5)`}>
        {DOWN.map(({ x, y, length }) => (
          <rect key={`d${x}.${y}`} x={x + INSET} y={y + 3} width={BAND} height={length - 6} rx={BAND / 2} fill="var(--mantine-color-mesra-8)" />
        ))}
        {ACROSS.map(({ x, y, length, warm }) => (
          <rect
            key={`a${x}.${y}`}
            x={x + 3}
            y={y + INSET}
            width={length - 6}
            height={BAND}
            rx={BAND / 2}
            fill={warm ? 'var(--mesra-accent)' : 'var(--mantine-color-mesra-7)'}
          />
        ))}
      </g>
    </svg>
  );
}
