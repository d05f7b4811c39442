/**
 * Which line of a bill a row of a sheet means. Surveyors letter items A, B, C anew in each bill, and often on each page: an item is
 * told by its bill and number, and by its description where that is not enough. Pure.
 */
import type { ImportFault } from '#platform/server/imports/import-definition.ts';
import { PCR_ERRORS } from '../../contract/progress-claim.messages.ts';
import type { ItemRecord } from '../progress-claim.tables.ts';

export interface MeantRow {
  readonly number: number;
  /** Absent where the sheet has no such column: a line of any bill is meant. */
  readonly bill_no?: string | null | undefined;
  readonly code?: string | null;
  readonly description: string;
}
type Known = Pick<ItemRecord, 'bill_no' | 'code' | 'description'>;

/** `line` absent: a new one. */
export type Meant<Line> = { readonly line?: Line } | { readonly fault: ImportFault };

const folded = (text: string | null | undefined) => text?.trim().toLowerCase() ?? '';
/** A line without a number, such as a heading, is told by its words. */
const keyIn = ({ code, description }: Known | MeantRow, bill: string | null | undefined) =>
  JSON.stringify([folded(bill), folded(code), code ? '' : folded(description)]);

/**
 * What each row means, in their order. Of several lines with one number that with the same words is meant; where one line alone has the
 * number, other words change it. A row decides by itself and the bill, so that some rows of a sheet mean what they meant among all.
 * @param isSame whether a row leaves a line as it is
 */
export function matchLines<Row extends MeantRow, Line extends Known>(
  rows: readonly Row[],
  bill: readonly Line[],
  isSame: (row: Row, line: Line) => boolean,
): Meant<Line>[] {
  const ofBill = Map.groupBy(bill, (line) => keyIn(line, line.bill_no));
  const ofAny = Map.groupBy(bill, (line) => keyIn(line, null));
  const meant = rows.map((row): Meant<Line> => {
    const known = (row.bill_no === undefined ? ofAny : ofBill).get(keyIn(row, row.bill_no)) ?? [];
    const worded = known.filter(({ description }) => folded(description) === folded(row.description));
    const same = worded.find((line) => isSame(row, line));
    if (same) return { line: same };
    const [line, more] = worded.length > 0 ? worded : known;
    if (more) return { fault: { text: PCR_ERRORS.lineAmbiguous } };
    return line ? { line } : {};
  });
  // Of two rows that mean one line the one with its words does.
  const owners = new Map<Line, Row>();
  for (const [at, found] of meant.entries()) {
    if (!('line' in found) || !found.line) continue;
    const [row, owner] = [rows[at]!, owners.get(found.line)];
    if (!owner || folded(owner.description) !== folded(found.line.description)) owners.set(found.line, row);
  }
  return meant.map((found, at): Meant<Line> => {
    if (!('line' in found) || !found.line || isSame(rows[at]!, found.line)) return found;
    const owner = owners.get(found.line)!;
    return owner === rows[at] ? found : { fault: { text: PCR_ERRORS.lineTaken, params: { row: owner.number } } };
  });
}
