/** CP8D written and read back: the layout is data, so the reader is the writer's proof. */
import { fromRinggit, toDecimalText, toRinggit, truncateToRinggit } from '#platform/contract/money.ts';
import { CP8D_FIELDS, CP8D_STATUSES, EMPLOYER_FIELDS, type Cp8dField, type Cp8dLine } from './cp8d.params.ts';
import type { EaPayload } from './ea-form.schema.ts';
import { totalBC, type BoxAmounts } from './total-ea-form.ts';

const CRLF = '\r\n';
const digits = (text: string | null) => (text ?? '').replace(/\D/g, '') || null;
/** The employer number without E and dash, ten digits, zero-filled on the left. */
export const employerNumber = (taxNo: string) => (digits(taxNo) ?? '').padStart(10, '0').slice(-10);

/** What a form says in a line of the file. Amounts that are nil are blank. */
export function cp8dLineOf({ person }: Pick<EaPayload, 'person'>, boxes: BoxAmounts): Cp8dLine {
  const some = (amount: number) => (amount === 0 ? null : amount);
  const apart = [boxes.B1e, boxes.B3, boxes.B4].reduce((sum, amount) => sum + fromRinggit(amount), 0);
  return {
    name: person.name,
    tin: digits(person.tax_no),
    identity: (person.identity_number ?? person.passport)?.replace(/[^A-Za-z0-9]/g, '') ?? null,
    category: person.category,
    status: CP8D_STATUSES[person.employment_type] ?? 6,
    left_at: person.left_at,
    tax_borne: boxes.B1d > 0 ? 1 : 2,
    children: some(person.children),
    child_relief: some(boxes.D6),
    // Benefits, accommodation and share options have fields of their own.
    gross: (fromRinggit(totalBC(boxes)) - apart) / 100,
    benefits: some(boxes.B3),
    accommodation: some(boxes.B4),
    share_option: some(boxes.B1e),
    exempt: some(boxes.F),
    reliefs: some(boxes.D5a),
    zakat_claimed: some(boxes.D5b),
    epf: some(boxes.E1),
    zakat: some(boxes.D3),
    mtd: some(boxes.D1),
    cp38: some(boxes.D2),
    medical_insurance: null,
    socso: some(boxes.E2),
  };
}

function printed({ kind, length }: Cp8dField, value: string | number | null): string {
  if (value === null) return '';
  switch (kind) {
    case 'ringgit':
      return String(toRinggit(truncateToRinggit(fromRinggit(value))));
    case 'amount':
      return toDecimalText(fromRinggit(value));
    case 'date': {
      const [year, month, day] = String(value).split('-');
      return `${day}-${month}-${year}`;
    }
    default:
      return String(value)
        .normalize('NFC')
        .replace(/[|\r\n]/g, ' ')
        .trim()
        .slice(0, length);
  }
}

function writeLine(fields: readonly Cp8dField[], values: Readonly<Record<string, string | number | null>>): string {
  return fields.map((field) => `${printed(field, values[field.key] ?? null)}|`).join('');
}

export const writeCp8d = (lines: Iterable<Cp8dLine>): string => Array.from(lines, (line) => writeLine(CP8D_FIELDS, line) + CRLF).join('');

export interface Cp8dEmployer {
  readonly employer_no: string;
  readonly name: string;
  readonly year: number;
}
/** `employer number|name|year`. */
export const writeEmployer = (employer: Cp8dEmployer): string => `${EMPLOYER_FIELDS.map((field) => printed(field, employer[field.key])).join('|')}${CRLF}`;

export const cp8dName = (employerNo: string, year: number) => `P${employerNo}_${year}.TXT`;
export const employerName = (employerNo: string, year: number) => `M${employerNo}_${year}.TXT`;
