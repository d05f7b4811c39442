/** Whom the rows of a sheet mean. A row that names one person by code and another by name or papers is refused. */
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { line } from '#platform/contract/fields.ts';
import { restoreIdentityZeros } from '#platform/contract/identity-number.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { textCell } from '#platform/server/imports/import-cell.schema.ts';
import type { ImportColumn, ImportFault } from '#platform/server/imports/import-definition.ts';
import { scopeCondition } from '../employee-scope.ts';
import { employees, type EmployeeRecord } from '../employee.tables.ts';

const WORDS = defineMessages({
  otherPassport: {
    en: 'The row is for {code}, {name}, who has another passport. Correct the passport or the code.',
    ms: 'Baris ini bagi {code}, {name}, yang mempunyai pasport lain. Betulkan pasport atau kod.',
  },
  identity: { en: 'Identity number', ms: 'Nombor pengenalan' },
  name: { en: 'Name', ms: 'Nama' },
  otherName: {
    en: 'The row is for {code}, who is {name}. Correct the name or the code.',
    ms: 'Baris ini bagi {code}, iaitu {name}. Betulkan nama atau kod.',
  },
  otherIdentity: {
    en: 'The row is for {code}, {name}, who has another identity number. Correct the number or the code.',
    ms: 'Baris ini bagi {code}, {name}, yang mempunyai nombor pengenalan lain. Betulkan nombor atau kod.',
  },
  nobody: { en: 'Enter the employee code or the identity number.', ms: 'Masukkan kod pekerja atau nombor pengenalan.' },
  unknown: {
    en: 'No employee you can see has this code or identity number.',
    ms: 'Tiada pekerja yang anda boleh lihat dengan kod atau nombor pengenalan ini.',
  },
});

const CODE_NAMES = ['Staff no', 'Staff ID', 'Employee no', 'Employee ID', 'Code', 'Kod', 'No pekerja', 'No staf', 'ID pekerja'];

/** Columns that say whose a row is: a code or an identity number finds the person, a name only confirms. */
export const PERSON_COLUMNS = {
  employee_code: { key: 'employee_code', header: { en: 'Employee code', ms: 'Kod pekerja' }, aliases: CODE_NAMES, cell: textCell(line(1, 20)) },
  identity_number: { key: 'identity_number', header: WORDS.identity, aliases: ['NRIC', 'IC', 'IC no', 'MyKad', 'No KP'], cell: textCell(line(1, 20)) },
  name: { key: 'name', header: WORDS.name, aliases: ['Employee name', 'Full name', 'Nama pekerja', 'Nama penuh'], cell: textCell(line(1, 150)) },
} as const satisfies Readonly<Record<string, ImportColumn>>;

type Person = Pick<EmployeeRecord, 'id' | 'name' | 'employee_code' | 'identity_number'>;
/** A person of any list: what finds the row's person there, and what else the list knows. */
interface Listed extends Pick<Person, 'name' | 'identity_number'> {
  readonly code: string;
  readonly passport: string | null;
}
export type MatchedPerson = { readonly person: Person } | { readonly fault: ImportFault };

type PersonValues = Readonly<Record<string, unknown>>;

const digits = (value: unknown) =>
  restoreIdentityZeros(String(value ?? ''))
    .replace(/[\s-]/g, '')
    .toLowerCase();
const textOf = (values: PersonValues, key: string) => String(values[key] ?? '').trim();

/** Words that some write and others leave out. */
const LINKS = new Set(['bin', 'binti', 'bt', 'bte', 'b', 'al', 'ap', 'a/l', 'a/p', 'anak', 'so', 'do', 's/o', 'd/o']);
const wordsOf = (name: string) =>
  new Set(
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[.,()'’@-]/g, ' ')
      .split(/\s+/)
      .filter((word) => word !== '' && !LINKS.has(word)),
  );

/** A short form of a name agrees with the whole one. */
export function namesAgree(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  return one.isSubsetOf(other) || other.isSubsetOf(one);
}

/** What of a row speaks against the person that its code or number found. */
function contradictions({ code, name: known, identity_number, passport }: Listed, values: PersonValues): ImportFault[] {
  const params = { code, name: known };
  const [identity, paper, name] = [digits(values['identity_number']), digits(values['passport']), textOf(values, 'name')];
  return [
    ...(identity !== '' && identity_number !== null && identity !== digits(identity_number)
      ? [{ column: 'identity_number', text: WORDS.otherIdentity, params }]
      : []),
    ...(paper !== '' && passport !== null && paper !== digits(passport) ? [{ column: 'passport', text: WORDS.otherPassport, params }] : []),
    ...(name !== '' && !namesAgree(name, known) ? [{ column: 'name', text: WORDS.otherName, params }] : []),
  ];
}

/** In the import of a list of people a row may correct a name or a number; where both differ it is another person's. */
export function otherPerson(person: Listed, values: PersonValues): ImportFault[] {
  const faults = contradictions(person, values);
  return faults.length > 1 && faults.some(({ column }) => column === 'name') ? faults : [];
}

/** The person of each line in order: by code, else by identity number, among those whom the viewer sees. One query. */
export async function matchPeople(ctx: Ctx, lines: readonly { readonly values: PersonValues }[]): Promise<MatchedPerson[]> {
  const codes = lines.map(({ values }) => textOf(values, 'employee_code').toLowerCase()).filter(Boolean);
  const papers = lines.filter(({ values }) => !textOf(values, 'employee_code')).map(({ values }) => digits(values['identity_number']));
  const { id, name, employee_code, identity_number } = employees;
  const found = await ctx.db
    .select({ id, name, employee_code, identity_number })
    .from(employees)
    .where(
      and(
        eq(employees.company_id, ctx.companyId),
        isNull(employees.deleted_at),
        scopeCondition(ctx.actor.scope),
        or(
          sql`lower(${employee_code}) = any(${sql.param(codes)}::text[])`,
          sql`translate(${identity_number}, '- ', '') = any(${sql.param(papers.filter(Boolean))}::text[])`,
        ),
      ),
    );
  const byCode = new Map(found.map((person) => [person.employee_code.toLowerCase(), person]));
  const byPaper = new Map(found.flatMap((person) => (person.identity_number === null ? [] : [[digits(person.identity_number), person] as const])));
  return lines.map(({ values }): MatchedPerson => {
    const code = textOf(values, 'employee_code').toLowerCase();
    const paper = digits(values['identity_number']);
    if (code === '' && paper === '') return { fault: { column: 'employee_code', text: WORDS.nobody } };
    const person = code === '' ? byPaper.get(paper) : byCode.get(code);
    if (!person) return { fault: { column: code === '' ? 'identity_number' : 'employee_code', text: WORDS.unknown } };
    const [fault] = contradictions({ ...person, code: person.employee_code, passport: null }, values);
    return fault ? { fault } : { person };
  });
}
