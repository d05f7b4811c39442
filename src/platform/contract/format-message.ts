/**
 * The part of ICU MessageFormat that the product uses: `{name}`, `{n, number}`, `{at, time}` (each `HH:mm` of a text as it is read),
 * `{n, plural, =0 {…} one {…} other {…}}` with `#`, and `{kind, select, a {…} other {…}}`, nested as needed. Text outside braces
 * stands as written.
 */
import { formatFigure } from './figures/figures.ts';
import { sayTimes } from './time/shown-times.ts';

type Locale = Parameters<typeof sayTimes>[1];
export type Values = Readonly<Record<string, string | number | null | undefined>>;

type Piece = string | { readonly name: string; readonly kind: 'value' | 'number' | 'time' } | Choice;

interface Choice {
  readonly name: string;
  readonly kind: 'plural' | 'select';
  readonly cases: ReadonlyMap<string, readonly Piece[]>;
}

const ARGUMENT = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?/;
const CASE = /^\s*(=\d+|\w+)\s*\{/;

/** Index of the brace that closes the one before `from`. @throws SyntaxError on a pattern that never closes. */
function closing(pattern: string, from: number): number {
  let depth = 1;
  for (let at = from; at < pattern.length; at += 1) {
    if (pattern[at] === '{') depth += 1;
    else if (pattern[at] === '}' && (depth -= 1) === 0) return at;
  }
  throw new SyntaxError(`A brace is not closed in “${pattern}”`);
}

function parseCases(text: string, counted: string | null): Map<string, readonly Piece[]> {
  const cases = new Map<string, readonly Piece[]>();
  for (let rest = text; rest.trim() !== '';) {
    const head = CASE.exec(rest);
    if (!head?.[1]) throw new SyntaxError(`Not a case: “${rest}”`);
    const end = closing(rest, head[0].length);
    cases.set(head[1], parse(rest.slice(head[0].length, end), counted));
    rest = rest.slice(end + 1);
  }
  if (!cases.has('other')) throw new SyntaxError(`The case “other” is missing in “${text}”`);
  return cases;
}

/** @param counted the number that `#` stands for, inside a plural. */
function parse(pattern: string, counted: string | null = null): readonly Piece[] {
  const pieces: Piece[] = [];
  const put = (text: string) => {
    const parts = counted === null ? [text] : text.split('#');
    parts.forEach((part, index) => {
      if (index > 0 && counted !== null) pieces.push({ name: counted, kind: 'number' });
      if (part !== '') pieces.push(part);
    });
  };
  let from = 0;
  for (let open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', from)) {
    put(pattern.slice(from, open));
    const end = closing(pattern, open + 1);
    const inside = pattern.slice(open + 1, end);
    const head = ARGUMENT.exec(inside);
    if (!head?.[1]) throw new SyntaxError(`Not an argument: “${inside}”`);
    const [all, name, kind] = head;
    if (kind === 'plural' || kind === 'select') pieces.push({ name, kind, cases: parseCases(inside.slice(all.length), kind === 'plural' ? name : counted) });
    else if (inside.trim() === name) pieces.push({ name, kind: 'value' });
    else if (/^\s*\w+\s*,\s*number\s*$/.test(inside)) pieces.push({ name, kind: 'number' });
    else if (/^\s*\w+\s*,\s*time\s*$/.test(inside)) pieces.push({ name, kind: 'time' });
    else throw new SyntaxError(`Not understood: “${inside}”`);
    from = end + 1;
  }
  put(pattern.slice(from));
  return pieces;
}

/** English has one form for one and another for every other number (CLDR 46, plural rules). */
const pluralOf = (count: number) => (count === 1 ? 'one' : 'other');

function chosen(piece: Choice, values: Values): readonly Piece[] {
  const value = values[piece.name];
  const key = piece.kind === 'select' ? String(value) : piece.cases.has(`=${Number(value)}`) ? `=${Number(value)}` : pluralOf(Number(value));
  // Malay has one form for every number: its plurals name “other” alone.
  return piece.cases.get(key) ?? piece.cases.get('other') ?? [];
}

function write(pieces: readonly Piece[], values: Values, locale: Locale): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('cases' in piece) return write(chosen(piece, values), values, locale);
      const value = values[piece.name];
      if (piece.kind === 'number') return formatFigure(Number(value));
      return piece.kind === 'time' ? sayTimes(String(value ?? ''), locale) : String(value ?? '');
    })
    .join('');
}

const parsed = new Map<string, readonly Piece[]>();

/** Fills a pattern; parsed once. A value that is missing leaves nothing. @throws SyntaxError on a pattern that is none. */
export function formatMessage(pattern: string, values: Values = {}, locale: Locale = 'en'): string {
  let pieces = parsed.get(pattern);
  if (!pieces) {
    pieces = parse(pattern);
    parsed.set(pattern, pieces);
  }
  return write(pieces, values, locale);
}

/** Names of the values that a pattern asks for. @throws SyntaxError on a pattern that is none. */
export function valuesIn(pattern: string): Set<string> {
  const found = new Set<string>();
  const walk = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      if (typeof piece === 'string') continue;
      found.add(piece.name);
      if ('cases' in piece) for (const branch of piece.cases.values()) walk(branch);
    }
  };
  walk(parse(pattern));
  return found;
}
