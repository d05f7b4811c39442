/** What a file may cost. A sheet as large as an import takes (5,000 rows of 100 columns) stays far below each of them. */
export const SHEET_LIMITS = {
  /** All parts of a workbook that are read, unpacked. */
  unpackedBytes: 64 * 1024 * 1024,
  /** Entries of the ZIP. */
  entries: 1000,
  sharedStrings: 600_000,
  /** Cells of the sheet, empty ones too. */
  cells: 2_000_000,
  /** Text handed on, for one shared string may stand in every cell. */
  characters: 20_000_000,
  /** Rows that a file may have above the wanted ones because they are blank. */
  blankRows: 100_000,
  /** Characters of one line of a CSV. */
  recordCharacters: 1_000_000,
  /** Elements inside each other; SpreadsheetML needs eight. */
  depth: 32,
  /** Excel's own last row. */
  lastRow: 1_048_576,
  /** Heap of the worker. */
  heapMegabytes: 192,
  milliseconds: 20_000,
} as const;
