/** Works out the formulas of a workbook as a spreadsheet program would, as far as the portal writes them. */
import { columnLetters } from '#platform/server/spreadsheets/column-letters.ts';
import type { ComputedCell, Sheet } from '#platform/server/spreadsheets/sheet.ts';

type Tabs = ReadonlyMap<string, ReadonlyMap<string, ComputedCell>>;

const cellsOf = ({ heading = [], rows, totals }: Sheet) => {
  const all = [...(rows as Iterable<readonly ComputedCell[]>), ...(totals ? [totals] : [])];
  return new Map(all.flatMap((row, at) => row.map((cell, column) => [`${columnLetters(column)}${heading.length + 2 + at}`, cell] as const)));
};

const half = (value: number) => (value < 0 ? -1 : 1) * (Math.round(Number(`${Math.abs(value).toFixed(8)}e2`)) / 100);

/** Half up to the sen, minimum and maximum, choice. */
const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  ROUND: (value) => half(value),
  MIN: Math.min,
  MAX: Math.max,
  IF: (test, one, other) => (test ? one! : other!),
};

/** Each formula with what it comes to by its own cells and what the file says it comes to. */
export function workOut(sheets: readonly Sheet[]): readonly { readonly at: string; readonly worked: number; readonly said: number }[] {
  const tabs: Tabs = new Map(sheets.map((sheet) => [sheet.name, cellsOf(sheet)]));
  const isSubtotal = (cell: ComputedCell | undefined) => typeof cell === 'object' && cell !== null && cell.formula.startsWith('SUBTOTAL');
  const value = (tab: string, at: string): number => {
    const cell = tabs.get(tab)?.get(at);
    return typeof cell === 'object' && cell !== null ? evaluate(cell.formula, tab) : typeof cell === 'number' ? cell : 0;
  };
  const range = (tab: string, column: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${column}${from + at}`).reduce(
      (sum, at) => sum + (isSubtotal(tabs.get(tab)?.get(at)) ? 0 : value(tab, at)),
      0,
    );

  function evaluate(formula: string, tab: string): number {
    const tokens = formula.match(/'[^']+'![A-Z]+\d+|[A-Z]+\d+:[A-Z]+\d+|[A-Z]+\d+|[A-Z]+|\d+(?:\.\d+)?|[-+*/(),=]/g) ?? [];
    let at = 0;
    const next = () => tokens[at++]!;
    const primary = (): number => {
      const token = next();
      if (token === '-') return -primary();
      if (token === '(') {
        const inner = comparison();
        next();
        return inner;
      }
      if (token === 'SUBTOTAL') {
        at += 3;
        const [, column = '', from, to] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(next()) ?? [];
        next();
        return range(tab, column, Number(from), Number(to));
      }
      if (token in FUNCTIONS) {
        next();
        const given = [comparison()];
        while (next() === ',') given.push(comparison());
        return FUNCTIONS[token]!(...given);
      }
      const [, other, place] = /^'([^']+)'!(.+)$/.exec(token) ?? [];
      if (other && place) return value(other, place);
      return /^[A-Z]/.test(token) ? value(tab, token) : Number(token);
    };
    const product = (): number => {
      let result = primary();
      while (tokens[at] === '*' || tokens[at] === '/') result = next() === '*' ? result * primary() : result / primary();
      return result;
    };
    const sum = (): number => {
      let result = product();
      while (tokens[at] === '+' || tokens[at] === '-') result = next() === '+' ? result + product() : result - product();
      return result;
    };
    const comparison = (): number => {
      const left = sum();
      if (tokens[at] !== '=') return left;
      next();
      return Number(Math.abs(left - sum()) < 1e-9);
    };
    return comparison();
  }
  return [...tabs].flatMap(([tab, cells]) =>
    [...cells].flatMap(([at, cell]) =>
      typeof cell === 'object' && cell !== null ? [{ at: `${tab}!${at}`, worked: half(evaluate(cell.formula, tab)), said: cell.value }] : [],
    ),
  );
}
