/** What each scheme writes of a person, and what it calls its file. */
import type { AmountKey, FieldSpec, Layout, Values } from './layout.ts';
import type { Amounts, Employer, MemberMonth } from './member-month.ts';
import { plainName } from './print-field.ts';
import type { StatutoryFileScheme } from '#modules/statutory/contract/statutory-file.params.ts';

const bare = (number: string | null): string => (number ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
const digitsOf = (number: string | null): string => (number ?? '').replace(/\D/g, '');
const isForeign = ({ citizenship }: MemberMonth) => citizenship === 'foreign';

/** Citizens and permanent residents by IC, others by passport. */
const identityOf = (member: MemberMonth): string => (isForeign(member) ? bare(member.passport) : digitsOf(member.identity_number));

/** Amounts that a layout adds up: a file of SOCSO alone leaves EIS to another one. */
export const amountsOf = ({ detail }: Layout): readonly AmountKey[] => detail.fields.flatMap(({ sums }) => sums ?? []);

export const isDue = (layout: Layout, amounts: Amounts): boolean => amountsOf(layout).some((key) => amounts[key] !== 0);

/** The number under which the company files, as it was entered; null when it is missing. */
export const employerNumberOf = (scheme: StatutoryFileScheme, employer: Employer): string | null => {
  const { epf_no, socso_no, eis_no, tax_no, hrdf_no } = employer;
  return { epf: epf_no, socso: socso_no, eis: eis_no ?? socso_no, cp39: tax_no, hrdf: hrdf_no }[scheme] || null;
};

/** The E number as CP39 wants it: ten digits. */
const taxEmployer = (employer: Employer) => digitsOf(employer.tax_no).padStart(10, '0');

/** Start or end of the employment inside the month, with PERKESO's letter for it. */
function employmentChange(member: MemberMonth, month: string): { date: string; status: string } {
  if (member.inactive_at?.startsWith(month)) return { date: member.inactive_at, status: member.inactive_reason === 'Deceased' ? 'M' : 'H' };
  return member.company_joined_at.startsWith(month) ? { date: member.company_joined_at, status: 'B' } : { date: '', status: '' };
}

function perkesoValues(layout: Layout, member: MemberMonth, employer: Employer, month: string): Values {
  const { amounts: a, wages } = member;
  const change = employmentChange(member, month);
  return {
    employer_code: bare(employerNumberOf(layout.scheme, employer)),
    ssm: bare(employer.registration_no).slice(0, 20),
    identity: isForeign(member) ? bare(member.socso_no) : digitsOf(member.identity_number),
    name: plainName(member.name),
    month,
    wage: a.socso_employer + a.socso_employee + a.skbbk_employee > 0 ? wages.socso : wages.eis,
    socso_employer: a.socso_employer,
    socso_employee: a.socso_employee,
    eis_employer: a.eis_employer,
    eis_employee: a.eis_employee,
    skbbk_employee: a.skbbk_employee,
    contribution: layout.scheme === 'eis' ? a.eis_employer + a.eis_employee : a.socso_employer + a.socso_employee,
    employment_date: change.date,
    employment_status: change.status,
  };
}

const cp39Values = (member: MemberMonth): Values => ({
  tax_no: digitsOf(member.tax_no) === '' ? '' : digitsOf(member.tax_no).padStart(11, '0'),
  name: plainName(member.name).slice(0, 60).trim(),
  old_ic: bare(member.old_ic).slice(0, 12),
  ic: isForeign(member) ? '' : digitsOf(member.identity_number),
  passport: isForeign(member) ? bare(member.passport) : '',
  country: isForeign(member) ? (member.country_code ?? '') : '',
  mtd: member.amounts.mtd,
  cp38: member.amounts.cp38,
  employee_code: member.employee_code.slice(0, 10).trim(),
});

/** The values of one line, only those that the layout has fields for. @param month `YYYY-MM` */
export function detailValues(layout: Layout, member: MemberMonth, employer: Employer, month: string): Values {
  const { amounts, wages } = member;
  const name = plainName(member.name);
  const all: Readonly<Record<StatutoryFileScheme, () => Values>> = {
    epf: () => ({
      epf_no: digitsOf(member.epf_no),
      identity: identityOf(member),
      name,
      wage: wages.epf,
      epf_employer: amounts.epf_employer,
      epf_employee: amounts.epf_employee,
    }),
    socso: () => perkesoValues(layout, member, employer, month),
    eis: () => perkesoValues(layout, member, employer, month),
    cp39: () => cp39Values(member),
    hrdf: () => ({ employee_code: member.employee_code, identity: identityOf(member), name, wage: wages.hrdf, hrdf_employer: amounts.hrdf_employer }),
  };
  const values = all[layout.scheme]();
  return Object.fromEntries(
    layout.detail.fields.flatMap(({ key, kind }) => (kind === 'filler' || kind === 'constant' ? [] : [[key, values[key] ?? '']])),
  ) as Values;
}

/** The field that carries the employer's number, with what would stand in it; null where the file has none. */
export function employerField(layout: Layout, employer: Employer): { readonly spec: FieldSpec; readonly value: string } | null {
  const inHeader = layout.header?.fields.find(({ key }) => key === 'employer_no');
  if (inHeader) return { spec: inHeader, value: taxEmployer(employer) };
  const inLine = layout.detail.fields.find(({ key }) => key === 'employer_code');
  return inLine ? { spec: inLine, value: bare(employerNumberOf(layout.scheme, employer)) } : null;
}

/** What a header holds beside its sums. */
export const headerGiven = (employer: Employer, month: string): Values => ({
  employer_no_hq: taxEmployer(employer),
  employer_no: taxEmployer(employer),
  year: month.slice(0, 4),
  month: month.slice(5, 7),
});

/** CP39 is named as LHDN's document says; the others name scheme, employer and month. */
export function fileNameOf(layout: Layout, employer: Employer, month: string): string {
  const when = `${month.slice(5, 7)}_${month.slice(0, 4)}`;
  if (layout.scheme === 'cp39') return `${taxEmployer(employer)}${when}.txt`;
  const number = bare(employerNumberOf(layout.scheme, employer)) || 'NO-NUMBER';
  const head = layout.key.startsWith('perkeso') ? 'SOCSO_EIS' : { epf: 'EPF', socso: 'SOCSO', eis: 'EIS', hrdf: 'HRD' }[layout.scheme];
  return `${head}_${number}_${when}.${layout.extension}`;
}
