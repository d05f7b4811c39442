/** What is told before a file is written, and what is found in one that somebody else wrote. */
import { describe, expect, it } from 'vitest';
import { NO_AMOUNTS } from './member-month.ts';
import { sen } from '#platform/contract/money.ts';
import { EMPLOYER, FOREIGNER, memberOf } from './layout.factory.ts';
import { placeOf, problemsOfEmployer, problemsOfMember } from './file-problems.ts';
import { chooseLayout, LAYOUTS } from './layouts.ts';
import type { Layout } from './layout.ts';
import { plainName } from './print-field.ts';
import { detectLayout, linesOf, readFile, readLine } from './read-file.ts';
import { detailValues, headerGiven } from './scheme-lines.ts';
import { deadlineOf, STATUTORY_FILE_SCHEMES, type StatutoryFileScheme } from '#modules/statutory/contract/statutory-file.params.ts';
import { writeFile, writeLine } from './write-file.ts';

const of = (scheme: StatutoryFileScheme) => chooseLayout(scheme, scheme === 'eis' ? '2026-09' : '2026-11') as Layout;
const codes = (scheme: StatutoryFileScheme, member: ReturnType<typeof memberOf>) =>
  problemsOfMember(of(scheme), member, detailValues(of(scheme), member, EMPLOYER, '2026-11')).map(({ code }) => code);

describe('a person', () => {
  it.each(STATUTORY_FILE_SCHEMES)('whose numbers are complete has no problem in %s', (scheme) => {
    expect(codes(scheme, memberOf())).toEqual([]);
    if (scheme !== 'hrdf') expect(codes(scheme, FOREIGNER)).toEqual([]);
  });

  it.each([
    ['epf', memberOf({ epf_no: null }), ['no_epf_no']],
    ['epf', memberOf({ epf_no: '12' }), ['bad_epf_no']],
    ['epf', memberOf({ identity_number: null }), ['no_identity']],
    ['epf', memberOf({ identity_number: '901331-99-5566' }), ['bad_identity']],
    ['epf', memberOf({ amounts: { epf_employer: 390.5, epf_employee: 330 } }), ['whole_ringgit']],
    ['epf', { ...FOREIGNER, passport: null }, ['no_passport']],
    ['socso', memberOf({ identity_number: '900131-99-556' }), ['bad_identity']],
    ['socso', { ...FOREIGNER, socso_no: null }, ['no_socso_no']],
    ['socso', { ...FOREIGNER, socso_no: 'DEMO900000021' }, ['bad_socso_no']],
    ['socso', memberOf({ amounts: { socso_employer: 10_000 } }), ['bad_amount']],
    ['eis', memberOf({ identity_number: null }), ['no_identity']],
    ['cp39', memberOf({ tax_no: null }), ['no_tax_no']],
    ['cp39', memberOf({ tax_no: 'IG 000' }), ['bad_tax_no']],
    ['cp39', memberOf({ identity_number: null }), ['no_identity']],
    ['cp39', { ...FOREIGNER, passport: null, country_code: null }, ['no_passport', 'no_country']],
    ['cp39', memberOf({ name: 'A'.repeat(61) }), ['name_cut']],
    ['cp39', memberOf({ name: '林美玲' }), ['name_characters']],
    ['hrdf', memberOf({ identity_number: null }), ['no_identity']],
  ] as const)('%s %#', (scheme, member, expected) => {
    expect(codes(scheme, member)).toEqual(expected);
  });

  it('is sent where it is put right', () => {
    const problem = (scheme: StatutoryFileScheme, member: ReturnType<typeof memberOf>) =>
      problemsOfMember(of(scheme), member, detailValues(of(scheme), member, EMPLOYER, '2026-11'))[0]!;
    expect(placeOf(problem('epf', memberOf({ epf_no: null, employee_id: 7 })))).toBe('/admin/employee/view/employment?id=7');
    expect(placeOf(problem('epf', memberOf({ identity_number: null, employee_id: 7 })))).toBe('/admin/employee/view?id=7');
  });

  it('has a name that the portals take', () => {
    expect(plainName('  José  d’Souza – Anak Lelaki ')).toBe("JOSE D'SOUZA - ANAK LELAKI");
  });
});

describe('the company', () => {
  const found = (scheme: StatutoryFileScheme, given: object, run = NO_AMOUNTS) =>
    problemsOfEmployer(of(scheme), { ...EMPLOYER, ...given }, run).map(({ code }) => code);

  it('needs the number of the scheme, and a right one', () => {
    expect(found('epf', { epf_no: null })).toEqual(['no_employer_number']);
    expect(found('eis', { socso_no: null })).toEqual(['no_employer_number']);
    expect(found('socso', { socso_no: 'A123' })).toEqual(['bad_employer_number']);
    expect(found('cp39', { tax_no: 'E12345678901' })).toEqual(['bad_employer_number']);
    expect(found('hrdf', { hrdf_no: '' })).toEqual(['no_employer_number']);
    expect(found('socso', { registration_no: null })).toEqual(['no_ssm']);
    for (const scheme of STATUTORY_FILE_SCHEMES) expect(found(scheme, {})).toEqual([]);
  });

  it('is told where a layout has no place for what is owed', () => {
    const old = chooseLayout('socso', '2026-08', 'perkeso-1') as Layout;
    expect(problemsOfEmployer(old, EMPLOYER, { ...NO_AMOUNTS, skbbk_employee: sen(100) }).map(({ code, severity }) => [code, severity])).toEqual([
      ['no_place_for_skbbk', 'notice'],
    ]);
  });
});

describe('a file from elsewhere', () => {
  const cp39 = of('cp39');
  const text = writeFile(
    cp39,
    headerGiven(EMPLOYER, '2026-11'),
    [memberOf(), FOREIGNER].map((member) => detailValues(cp39, member, EMPLOYER, '2026-11')),
  );

  it('shows header totals that do not agree', () => {
    const changed = text.replace('0000002500', '0000002600');
    expect(readFile(cp39, changed).disagreements).toMatchObject([{ spec: { key: 'total_mtd' }, stated: 2600, lines: 2500 }]);
    expect(readFile(cp39, text).faults).toBe(0);
  });

  it('shows lines of a wrong length and fields that cannot be', () => {
    const [header = '', first = ''] = linesOf(text);
    const read = readFile(cp39, [header, first.slice(0, 130), first.replace('00002500', '0000250x')].join('\n'));
    expect(read.lines[1]?.length).toEqual({ is: 130, wanted: 136 });
    expect(read.lines[2]?.fields.filter(({ fault }) => fault).map(({ spec, fault }) => [spec.key, fault])).toEqual([['mtd', 'not_a_number']]);
    const field = read.lines[2]?.fields.find(({ spec }) => spec.key === 'mtd');
    expect([field?.start, field?.end, field?.text]).toEqual([110, 118, '0000250x']);
  });

  it('counts the columns of a CSV, with commas inside quotes', () => {
    const epf = of('epf');
    const line = writeLine(epf, epf.detail, { ...detailValues(epf, memberOf(), EMPLOYER, '2026-11'), name: 'CONTOH, A "B"' });
    expect(readLine(epf, line, 2)).toMatchObject({ length: null, fields: [{}, {}, { value: 'CONTOH, A "B"' }, { value: 300_000 }, {}, {}] });
    expect(readLine(epf, '1,2', 2).length).toEqual({ is: 2, wanted: 6 });
  });

  it('is nothing when it is empty', () => {
    expect(detectLayout('', LAYOUTS)).toBeNull();
    expect(readFile(cp39, '').lines).toEqual([]);
  });
});

it('is due by the 15th of the next month', () => {
  expect(deadlineOf('epf', '2026-11')).toBe('2026-12-15');
  expect(deadlineOf('cp39', '2026-12')).toBe('2027-01-15');
});
