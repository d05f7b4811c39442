/** What stands between the payrolls of a month and a file that the authority takes: each problem with what to do. */
import { dashIdentityNumber, isIdentityNumber } from '#platform/contract/identity-number.ts';
import { isAmount, type Layout, type Values } from './layout.ts';
import type { Amounts, Employer, MemberMonth } from './member-month.ts';
import { faultOf, plainName } from './print-field.ts';
import { PROBLEM_TEXTS, type ProblemCode } from './file-problems.messages.ts';
import { amountsOf, employerField, employerNumberOf } from './scheme-lines.ts';
import { faultsOf, type FaultyField } from './write-file.ts';

/** `blocks`: no file with this in it. `notice`: the file is written, but look at it. */
export type Severity = 'blocks' | 'notice';

export interface FileProblem {
  readonly code: ProblemCode;
  readonly severity: Severity;
  /** The field of the layout; null where it is none. */
  readonly field: string | null;
  /** The company's own problem where null. */
  readonly member: Pick<MemberMonth, 'employee_id' | 'employee_code' | 'name'> | null;
}

const NOTICES: ReadonlySet<ProblemCode> = new Set(['no_ssm', 'no_place_for_skbbk', 'name_cut']);
const problem = (code: ProblemCode, field: string | null, member: FileProblem['member']): FileProblem => ({
  code,
  severity: NOTICES.has(code) ? 'notice' : 'blocks',
  field,
  member: member && { employee_id: member.employee_id, employee_code: member.employee_code, name: member.name },
});

/** A missing number is another thing to do than a wrong one. */
const BY_FIELD: Readonly<Record<string, { readonly missing: ProblemCode; readonly wrong: ProblemCode }>> = {
  epf_no: { missing: 'no_epf_no', wrong: 'bad_epf_no' },
  tax_no: { missing: 'no_tax_no', wrong: 'bad_tax_no' },
  ic: { missing: 'no_identity', wrong: 'bad_identity' },
  identity: { missing: 'no_identity', wrong: 'bad_identity' },
  passport: { missing: 'no_passport', wrong: 'bad_passport' },
  country: { missing: 'no_country', wrong: 'no_country' },
};

function codeOf({ field, fault }: FaultyField, foreign: boolean, socso: boolean): ProblemCode {
  if (field.key === 'name') return fault === 'too_long' ? 'name_cut' : 'name_characters';
  if (isAmount(field)) return fault === 'whole_ringgit' ? 'whole_ringgit' : 'bad_amount';
  const missing = fault === 'required';
  if (foreign && field.key === 'identity') return socso ? (missing ? 'no_socso_no' : 'bad_socso_no') : missing ? 'no_passport' : 'bad_passport';
  const named = BY_FIELD[field.key];
  return named ? (missing ? named.missing : named.wrong) : 'bad_field';
}

/** CP39 asks of a citizen the IC, of a foreigner passport and country; its fields alone do not say so. */
function missingIdentity(values: Values, foreign: boolean): { readonly field: string; readonly code: ProblemCode }[] {
  if (!foreign) return values['ic'] === '' ? [{ field: 'ic', code: 'no_identity' }] : [];
  return [
    ...(values['passport'] === '' ? [{ field: 'passport', code: 'no_passport' as const }] : []),
    ...(values['country'] === '' ? [{ field: 'country', code: 'no_country' as const }] : []),
  ];
}

/** What is wrong with the line of one person. */
export function problemsOfMember(layout: Layout, member: MemberMonth, values: Values): FileProblem[] {
  const foreign = member.citizenship === 'foreign';
  const socso = layout.scheme === 'socso' || layout.scheme === 'eis';
  const found = faultsOf(layout.detail, values)
    // The employer's own number is told once, not with every line.
    .filter(({ field }) => field.key !== 'employer_code' && field.key !== 'ssm')
    .map((faulty) => problem(codeOf(faulty, foreign, socso), faulty.field.key, member));
  if (layout.scheme === 'cp39') {
    found.push(...missingIdentity(values, foreign).map(({ field, code }) => problem(code, field, member)));
    if (plainName(member.name).length > 60) found.push(problem('name_cut', 'name', member));
  }
  const ic = values['ic'] ?? values['identity'];
  const announced = found.some(({ code }) => code === 'no_identity' || code === 'bad_identity');
  if (!foreign && !announced && typeof ic === 'string' && !isIdentityNumber(dashIdentityNumber(ic))) found.push(problem('bad_identity', 'identity', member));
  return found;
}

/** What is wrong with the company's own numbers. @param run what the payrolls of the month owe */
export function problemsOfEmployer(layout: Layout, employer: Employer, run: Amounts): FileProblem[] {
  const found: FileProblem[] = [];
  const number = employerField(layout, employer);
  if (employerNumberOf(layout.scheme, employer) === null) found.push(problem('no_employer_number', null, null));
  else if (number && faultOf(number.spec, number.value)) found.push(problem('bad_employer_number', number.spec.key, null));
  if (layout.detail.fields.some(({ key }) => key === 'ssm') && !employer.registration_no) found.push(problem('no_ssm', 'ssm', null));
  if (layout.scheme === 'socso' && run.skbbk_employee > 0 && !amountsOf(layout).includes('skbbk_employee'))
    found.push(problem('no_place_for_skbbk', null, null));
  return found;
}

/** Where a problem is put right: a page of the portal. */
export function placeOf({ code, member }: Pick<FileProblem, 'code' | 'member'>): string | null {
  const { at } = PROBLEM_TEXTS[code];
  if (at === 'contribution') return '/admin/company/contribution';
  if (at === 'company') return '/admin/company';
  if (!member) return null;
  return at === 'employment' ? `/admin/employee/view/employment?id=${member.employee_id}` : `/admin/employee/view?id=${member.employee_id}`;
}
