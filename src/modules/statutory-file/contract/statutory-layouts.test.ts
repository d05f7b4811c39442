/** Every layout: what is written is read back, every line has its length, and positions are those of the documents. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CP39_LAYOUT } from './cp39.layout.ts';
import { EPF_LAYOUT } from './epf.layout.ts';
import { fieldsOf, type Layout, type RecordSpec } from './layout.ts';
import { EMPLOYER, fileValues, FOREIGNER, memberOf } from './layout.factory.ts';
import { chooseLayout, LAYOUTS, layoutsFor } from './layouts.ts';
import { detectLayout, readFile, valuesOf } from './read-file.ts';
import { detailValues, fileNameOf, headerGiven } from './scheme-lines.ts';
import { writeFile } from './write-file.ts';
import { EIS_LAYOUTS, SOCSO_LAYOUTS } from './perkeso.layout.ts';
import { HRDF_LAYOUT } from './hrdf.layout.ts';
import { STATUTORY_FILE_SCHEMES } from '#modules/statutory/contract/statutory-file.params.ts';

const linesOf = (text: string) => text.split('\r\n').slice(0, -1);
const layout = (key: string) => LAYOUTS.find((one) => one.key === key) as Layout;

describe.each(LAYOUTS.map((one) => [one.key, one] as const))('%s', (_key, one) => {
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fileValues(one), ({ header, lines }) => {
        const read = readFile(one, writeFile(one, header, lines));
        const details = read.lines.filter(({ kind }) => kind === 'detail').map(valuesOf);
        expect(details).toEqual(lines);
        expect(read.disagreements).toEqual([]);
        expect(read.lines.flatMap(({ fields }) => fields).filter(({ fault }) => fault)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('gives every line exactly its length, and ends it with CR LF', () => {
    fc.assert(
      fc.property(fileValues(one), ({ header, lines }) => {
        const text = writeFile(one, header, lines);
        expect(text === '' || text.endsWith('\r\n')).toBe(true);
        if (one.form === 'csv') return;
        const written = linesOf(text);
        const lengths = written.map(({ length }) => length);
        const detail = lines.map(() => one.detail.length);
        expect(lengths).toEqual(one.header ? [one.header.length, ...detail] : detail);
      }),
      { numRuns: 60 },
    );
  });

  it('labels every field in both languages and says where it comes from', () => {
    for (const field of fieldsOf(one)) for (const text of [field.label, field.source]) expect([text.en, text.ms].every((word) => word.length > 1)).toBe(true);
    const keys = one.detail.fields.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is recognised among all', () => {
    const line = detailValues(
      one,
      memberOf({ amounts: { mtd: 25, hrdf_employer: 30, epf_employee: 330, epf_employer: 390, skbbk_employee: 22.15 } }),
      EMPLOYER,
      '2026-11',
    );
    const text = writeFile(one, headerGiven(EMPLOYER, '2026-11'), [line]);
    const found = detectLayout(text, LAYOUTS);
    expect(found?.detail.fields.map(({ key }) => key)).toEqual(
      expect.arrayContaining(one.detail.fields.map(({ key }) => key).filter((key) => key !== 'filler')),
    );
  });
});

const places = (record: RecordSpec | undefined) => Object.fromEntries((record?.fields ?? []).map(({ key, at, length }) => [key, [at, at + length - 1]]));

describe('positions', () => {
  it('of CP39 are those of Exhibit 4', () => {
    expect(places(CP39_LAYOUT.header)).toEqual({
      record: [1, 1],
      employer_no_hq: [2, 11],
      employer_no: [12, 21],
      year: [22, 25],
      month: [26, 27],
      total_mtd: [28, 37],
      mtd_records: [38, 42],
      total_cp38: [43, 52],
      cp38_records: [53, 57],
    });
    expect(places(CP39_LAYOUT.detail)).toEqual({
      record: [1, 1],
      tax_no: [2, 12],
      name: [13, 72],
      old_ic: [73, 84],
      ic: [85, 96],
      passport: [97, 108],
      country: [109, 110],
      mtd: [111, 118],
      cp38: [119, 126],
      employee_code: [127, 136],
    });
  });

  it('of PERKESO’s combined text', () => {
    const common = {
      employer_code: [1, 12],
      ssm: [13, 32],
      identity: [33, 44],
      name: [45, 194],
      month: [195, 200],
      wage: [201, 214],
      socso_employer: [215, 220],
      socso_employee: [221, 226],
      eis_employer: [227, 232],
      eis_employee: [233, 238],
    };
    for (const key of ['perkeso-2.1', 'perkeso-2']) expect(places(layout(key).detail)).toEqual({ ...common, skbbk_employee: [239, 244], filler: [245, 278] });
    expect(places(layout('perkeso-1').detail)).toEqual({ ...common, filler: [239, 278] });
    for (const { detail } of [...SOCSO_LAYOUTS, ...EIS_LAYOUTS].filter(({ key }) => key.endsWith('alone'))) {
      expect(places(detail)).toMatchObject({ contribution: [201, 214], employment_date: [215, 222], employment_status: [223, 223] });
    }
  });
});

it('are dated, with their source and how sure it is, and no month is without a file but EIS’s own', () => {
  for (const { from, until, document } of LAYOUTS) {
    expect(from).toMatch(/^20\d\d-\d\d$/);
    expect(until === undefined || until >= from).toBe(true);
    expect([document.en, document.ms].every(({ length }) => length > 20)).toBe(true);
  }
  for (const month of ['2020-01', '2022-06', '2022-07', '2026-05', '2026-06', '2026-09', '2026-10', '2027-01']) {
    const without = STATUTORY_FILE_SCHEMES.filter((scheme) => layoutsFor(scheme, month).length === 0);
    expect([month, without]).toEqual([month, month >= '2026-10' ? ['eis'] : []]);
  }
});

describe('the layout of a month', () => {
  it.each([
    ['socso', '2026-11', ['perkeso-2.1']],
    ['socso', '2026-10', ['perkeso-2.1']],
    ['socso', '2026-09', ['perkeso-2.1', 'perkeso-2', 'perkeso-1', 'socso-alone']],
    ['socso', '2026-05', ['perkeso-1', 'socso-alone']],
    ['socso', '2022-06', ['socso-alone']],
    ['eis', '2026-09', ['eis-alone']],
    ['eis', '2026-10', []],
    ['cp39', '2021-01', ['cp39']],
  ] as const)('%s of %s', (scheme, month, keys) => {
    expect(layoutsFor(scheme, month).map(({ key }) => key)).toEqual(keys);
    expect(chooseLayout(scheme, month)?.key).toBe(keys[0]);
    expect(chooseLayout(scheme, month, 'epf-form-a')).toBeUndefined();
  });
});

describe('golden files', () => {
  const people = [memberOf(), FOREIGNER];
  const fileOf = (one: Layout, month = '2026-11') =>
    writeFile(
      one,
      headerGiven(EMPLOYER, month),
      people.filter(({ amounts }) => one.scheme !== 'hrdf' || amounts.hrdf_employer > 0).map((member) => detailValues(one, member, EMPLOYER, month)),
    );
  const pad = (text: string, length: number) => text.padEnd(length);

  it('CP39', () => {
    expect(linesOf(fileOf(CP39_LAYOUT))).toEqual([
      'H90000000119000000011202611000000250000001000001000000001',
      `D00900000010${pad('AMINAH BINTI CONTOH', 60)}${pad('', 12)}900131995566${pad('', 12)}  0000250000000000SM0001    `,
      `D00900000020${pad('BUDI CONTOH', 60)}${pad('', 24)}DEMO900002  ID0000000000010000SM0002    `,
    ]);
    expect(fileNameOf(CP39_LAYOUT, EMPLOYER, '2026-11')).toBe('900000001111_2026.txt');
    expect(headerGiven({ ...EMPLOYER, tax_no: 'E 6918546-05' }, '2026-11')['employer_no']).toBe('0691854605');
  });

  it('SOCSO and EIS, version 2.1: spaces before the amounts, nil is 0000, the wage as it is', () => {
    const head = (identity: string, name: string) => `A9000000011X${pad('209901000011', 20)}${identity}${pad(name, 150)}112026`;
    const lines = linesOf(fileOf(layout('perkeso-2.1')));
    expect(lines).toEqual([
      `${head('900131995566', 'AMINAH BINTI CONTOH')}        300000  5165  1475   590   590  2215${' '.repeat(34)}`,
      `${head('DEMO90000002', 'BUDI CONTOH')}        200000  3415   975  0000  0000  1465${' '.repeat(34)}`,
    ]);
    expect(lines.map(({ length }) => length)).toEqual([278, 278]);
    const above = detailValues(layout('perkeso-2.1'), memberOf({ wages: { socso: 12_345.67 } }), { ...EMPLOYER, registration_no: null }, '2026-11');
    const [line = ''] = linesOf(writeFile(layout('perkeso-2.1'), {}, [above]));
    expect([line.slice(12, 32), line.slice(200, 214)]).toEqual([' '.repeat(20), '       1234567']);
    expect(fileNameOf(layout('perkeso-2.1'), EMPLOYER, '2026-11')).toBe('SOCSO_EIS_A9000000011X_11_2026.txt');
  });

  it('SOCSO and EIS, versions 2.0 and 1.0', () => {
    const head = (identity: string, name: string) => `A9000000011X${pad('209901000011', 20)}${identity}${pad(name, 150)}112026`;
    expect(linesOf(fileOf(layout('perkeso-2')))).toEqual([
      `${head('900131995566', 'AMINAH BINTI CONTOH')}00000000300000005165001475000590000590002215${' '.repeat(34)}`,
      `${head('DEMO90000002', 'BUDI CONTOH')}00000000200000003415000975000000000000001465${' '.repeat(34)}`,
    ]);
    expect(linesOf(fileOf(layout('perkeso-1')))[0]?.slice(214)).toBe(`005165001475000590000590${' '.repeat(40)}`);
    expect(fileNameOf(layout('perkeso-2'), EMPLOYER, '2026-11')).toBe('SOCSO_EIS_A9000000011X_11_2026.txt');
  });

  it('EIS alone, with who joined and who left in the month', () => {
    const joined = detailValues(layout('eis-alone'), memberOf({ company_joined_at: '2026-11-09' }), EMPLOYER, '2026-11');
    const left = detailValues(layout('eis-alone'), memberOf({ inactive_at: '2026-11-15', inactive_reason: 'Resigned' }), EMPLOYER, '2026-11');
    const died = detailValues(layout('eis-alone'), memberOf({ inactive_at: '2026-11-15', inactive_reason: 'Deceased' }), EMPLOYER, '2026-11');
    const stayed = detailValues(layout('eis-alone'), memberOf(), EMPLOYER, '2026-11');
    const tail = linesOf(writeFile(layout('eis-alone'), {}, [joined, left, died, stayed])).map((line) => line.slice(200));
    expect(tail).toEqual(['0000000000118009112026B', '0000000000118015112026H', '0000000000118015112026M', `00000000001180${' '.repeat(9)}`]);
  });

  it('EPF Form A', () => {
    expect(linesOf(fileOf(EPF_LAYOUT))).toEqual([
      'Member EPF No.,Member IC No.,Member Name,Member Wage,Employer Contribution Amount,Member Contribution Amount',
      '90000001,900131995566,AMINAH BINTI CONTOH,3000.00,390,330',
      '90000002,DEMO900002,BUDI CONTOH,2000.00,40,40',
    ]);
  });

  it('EPF Form A without titles', () => {
    expect(linesOf(fileOf(layout('epf-form-a-plain')))).toHaveLength(2);
  });

  it('HRD levy', () => {
    expect(linesOf(fileOf(HRDF_LAYOUT))).toEqual(['Employee No.,IC No.,Name,Wages,Levy', 'SM0001,900131995566,AMINAH BINTI CONTOH,3000.00,30.00']);
  });
});
