/** Bank files: one description writes and reads back; nothing that a bank or a spreadsheet would choke on goes out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { add, sen } from '#platform/contract/money.ts';
import { BANK_FILE_FORMATS, IBG_LIMIT, type BankFileFacts, type PaymentFacts } from './bank-file-layout.ts';
import { BANK_FILE_LAYOUTS, formatOfAccount } from './bank-file-layouts.ts';
import { cutBankText, toBankText } from './bank-text.ts';
import { checkBankFile } from './check-bank-file.ts';
import { readBankRows, splitBankText, totalsOf } from './read-bank-file.ts';
import { bankFileRows, bankFileText } from './write-bank-file.ts';

const payment = (line: number, given: Partial<PaymentFacts> = {}): PaymentFacts => ({
  line,
  payee_name: 'Aminah binti Contoh',
  bank_name: 'Maybank',
  bic: 'MBBEMYKL',
  ibg_code: '27',
  account_no: '514012345678',
  amount: sen(250_050),
  reference: 'PAY-2026-000001',
  id_type: 'NRIC',
  id_no: '900131140001',
  nric: '900131140001',
  passport: '',
  mode: 'own',
  ...given,
});

function factsOf(payments: readonly PaymentFacts[]): BankFileFacts {
  return {
    payments,
    batch: {
      batch_number: 'PMT-2026-000007',
      title: 'Salary November 2026',
      company_name: 'Syarikat Contoh Sdn Bhd',
      corporate_id: 'DEMO1',
      debit_account: '500000000011',
      payment_date: calendarDate('2026-11-28'),
      count: payments.length,
      total: add(...payments.map(({ amount }) => amount)),
    },
  };
}

const TWO = factsOf([
  payment(1),
  payment(2, {
    payee_name: 'Tan Mei Ling',
    bank_name: 'CIMB',
    bic: 'CIBBMYKL',
    ibg_code: '35',
    account_no: '8000000099',
    amount: sen(199_995),
    id_type: 'Passport',
    id_no: 'DEMO000001',
    nric: '',
    passport: 'DEMO000001',
    mode: 'interbank',
  }),
]);

const TEXTS = BANK_FILE_FORMATS.filter((format) => BANK_FILE_LAYOUTS[format].kind !== 'sheet');
const linesOf = (text: string) => text.split('\r\n').slice(0, -1);
const written = (format: (typeof BANK_FILE_FORMATS)[number], facts = TWO) => {
  const layout = BANK_FILE_LAYOUTS[format];
  return bankFileText(layout, bankFileRows(layout, facts));
};

describe('a file says', () => {
  it('as plain CSV: six columns', () => {
    expect(linesOf(written('generic'))).toEqual([
      'Payee Name,Bank,BIC,Account No,Amount,Reference',
      'Aminah binti Contoh,Maybank,MBBEMYKL,514012345678,2500.50,PAY-2026-000001',
      'Tan Mei Ling,CIMB,CIBBMYKL,8000000099,1999.95,PAY-2026-000001',
    ]);
  });

  it('for Maybank2E: 29, 337 and 29 fields, each figure where the bank looks for it', () => {
    const [header = [], first = [], second = [], trailer = []] = linesOf(written('maybank')).map((line) => line.split('|'));
    expect([header.length, first.length, second.length, trailer.length]).toEqual([29, 337, 337, 29]);
    const at = (cells: string[], ...places: number[]) => places.map((place) => cells[place - 1]);
    expect(at(first, 1, 2, 3, 5, 8, 11, 12, 13, 14, 15, 16, 19, 20, 25, 28, 37)).toEqual([
      '01',
      'IT',
      'Staff Payroll',
      '28112026',
      'PAY-2026-000001',
      'MYR',
      '2500.50',
      'Y',
      'MYR',
      '500000000011',
      '514012345678',
      'Y',
      'Aminah binti Contoh',
      '900131140001',
      '',
      'MBBEMYKL',
    ]);
    expect(at(second, 2, 19, 25, 28)).toEqual(['IG', 'N', '', 'DEMO000001']);
    expect(at(trailer, 1, 2, 3)).toEqual(['99', '2', '4500.45']);
  });

  it('for M2U Biz: a blank row, the employer, a blank row, the table', () => {
    const lines = linesOf(written('maybank-biz'));
    expect(lines[0]).toBe(',,,,,,,');
    expect(lines[1]).toMatch(/^Employer Info :,/);
    expect(lines[2]).toMatch(/,28\/11\/2026,/);
    expect(lines[7]).toBe('Beneficiary Name,Beneficiary Bank,Beneficiary Account No,ID Type,ID Number,Payment Amount,Payment Reference,Payment Description');
    expect(lines[8]).toBe('Aminah binti Contoh,Maybank,514012345678,NRIC,900131140001,2500.50,PAY-2026-000001,Salary November 2026');
  });

  it('for CIMB: lines of 73, 127 and 21 characters, amounts in sen', () => {
    const lines = linesOf(written('cimb'));
    expect(lines.map((line) => line.length)).toEqual([73, 127, 127, 21]);
    expect(lines[0]?.slice(0, 7)).toBe('01DEMO1');
    expect(lines[1]?.slice(0, 25)).toBe('0227514012345678         ');
    expect(lines[1]?.slice(65, 76)).toBe('00000250050');
    expect(lines[3]).toBe('030000020000000450045');
  });

  it('for Hong Leong: lines of 204 characters', () => {
    const lines = linesOf(written('hong-leong'));
    expect(lines.map((line) => line.length)).toEqual([204, 204]);
    expect(lines[0]?.slice(0, 11)).toBe('FT MBBEMYKL');
    expect(lines[1]?.slice(0, 11)).toBe('IBGCIBBMYKL');
  });

  it('for Public Bank: 21 columns below the date, under the name that its portal takes', () => {
    const layout = BANK_FILE_LAYOUTS['public-bank'];
    const rows = bankFileRows(layout, TWO);
    expect(rows[0]?.[0]).toBe('PAYMENT DATE : 28/11/2026');
    expect(rows.slice(1).map((cells) => cells.length)).toEqual([21, 21, 21]);
    expect(rows[3]?.slice(0, 8)).toEqual(['IBG', '8000000099', 'CIBBMYKL', 'Tan Mei Ling', 'PP', 'DEMO000001', '1999.95', 'PAY-2026-000001']);
    expect(layout.fileName(TWO.batch)).toBe('5000000000PR28112601.xlsx');
  });

  it('for RHB: 10 within the bank, 20 by IBG, 30 by RENTAS', () => {
    const rows = bankFileRows(BANK_FILE_LAYOUTS.rhb, factsOf([...TWO.payments, payment(3, { mode: 'rentas', amount: sen(IBG_LIMIT + 1) })]));
    expect(rows.slice(1).map(([type]) => type)).toEqual(['10', '20', '30']);
  });
});

const arbitraryPayment = fc.record({
  payee_name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 150 }).map((name) => `A${name}`),
  account_no: fc.stringMatching(/^\d{5,16}$/),
  amount: fc.integer({ min: 1, max: 99_999_999 }).map(sen),
  reference: fc.string({ maxLength: 40 }),
  mode: fc.constantFrom('own' as const, 'interbank' as const),
  id_no: fc.stringMatching(/^\d{12}$/),
});

describe.each(TEXTS)('the layout %s', (format) => {
  const layout = BANK_FILE_LAYOUTS[format];

  it('reads back what it wrote, whatever people are called', () => {
    fc.assert(
      fc.property(fc.array(arbitraryPayment, { minLength: 1, maxLength: 12 }), (given) => {
        const facts = factsOf(given.map((each, i) => payment(i + 1, { ...each, nric: each.id_no })));
        expect(checkBankFile(layout, facts)).toEqual([]);
        const read = readBankRows(layout, splitBankText(layout, written(format, facts)));
        const totals = totalsOf(read);
        expect(totals).toMatchObject({ count: facts.batch.count, total: facts.batch.total, faults: 0 });
        expect(totals.payments).toEqual(facts.payments.map(({ account_no, amount }) => ({ account_no, amount })));
        if (totals.labelTotal !== null) expect([totals.labelCount, totals.labelTotal]).toEqual([facts.batch.count, facts.batch.total]);
        const names = read.filter(({ isPayment }) => isPayment).map(({ fields }) => fields.find(({ field }) => field.key === 'name'));
        expect(names.map((name) => name?.value)).toEqual(facts.payments.map((each, i) => cutBankText(each.payee_name, names[i]?.field.width ?? 0)));
      }),
      { numRuns: 60 },
    );
  });

  it('writes ASCII only, and no cell that a spreadsheet would run', () => {
    const evil = ['=HYPERLINK("http://x","y")', '+60123', '-2+3', '@SUM(A1)', '\t=1', "=cmd|' /C calc'!A0", 'Zoë "Zed", Łukasz|;\r\n'];
    const facts = factsOf(evil.map((name, i) => payment(i + 1, { payee_name: name, reference: name })));
    const text = written(format, { ...facts, batch: { ...facts.batch, title: '=1+1', company_name: '@x' } });
    expect(text).toMatch(/^[\x20-\x7e\r\n]*$/);
    for (const cells of splitBankText(layout, text)) for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(linesOf(text)).toHaveLength(layout.before.length + evil.length + layout.after.length);
  });

  it('notices a file that was changed', () => {
    const text = written(format).replace('514012345678', '514012345679');
    expect(totalsOf(readBankRows(layout, splitBankText(layout, text))).payments[0]?.account_no).toBe('514012345679');
  });
});

it('a damaged line is named as such', () => {
  const text = written('cimb').replace('02271', '02X71').replace('0227', '02X7');
  expect(totalsOf(readBankRows(BANK_FILE_LAYOUTS.cimb, splitBankText(BANK_FILE_LAYOUTS.cimb, text))).faults).toBeGreaterThan(0);
});

describe('before anything is written', () => {
  const problems = (format: (typeof BANK_FILE_FORMATS)[number], given: Partial<PaymentFacts>) =>
    checkBankFile(BANK_FILE_LAYOUTS[format], factsOf([payment(1, given)])).map(({ payee, problem }) => [payee, problem]);
  const NAME = 'Aminah binti Contoh';

  it.each<[string, (typeof BANK_FILE_FORMATS)[number], Partial<PaymentFacts>, string]>([
    ['letters in an account', 'generic', { account_no: '51401A' }, 'accountDigits'],
    ['no account', 'generic', { account_no: '' }, 'accountDigits'],
    ['an account that the layout has no room for', 'cimb', { account_no: '12345678901234567' }, 'accountLong'],
    ['an amount of 0', 'generic', { amount: sen(0) }, 'amountZero'],
    ['more than IBG carries', 'hong-leong', { amount: sen(IBG_LIMIT + 1), mode: 'interbank' }, 'ibgLimit'],
    ['a bank without a BIC', 'generic', { bic: '' }, 'noBic'],
    ['a bank without an IBG code', 'cimb', { ibg_code: null }, 'noBankCode'],
  ])('%s is named by payee', (_what, format, given, problem) => {
    expect(problems(format, given)).toEqual([[NAME, problem]]);
  });

  it('a name without a Latin letter is named', () => {
    expect(problems('generic', { payee_name: '陳美玲' })).toEqual([['陳美玲', 'noLetters']]);
  });

  it('exactly RM 1,000,000 still goes by IBG, any amount within the bank, and more by RENTAS', () => {
    expect(problems('hong-leong', { amount: IBG_LIMIT, mode: 'interbank' })).toEqual([]);
    expect(problems('hong-leong', { amount: sen(IBG_LIMIT + 1), mode: 'own' })).toEqual([]);
    expect(problems('rhb', { amount: sen(IBG_LIMIT + 1), mode: 'rentas' })).toEqual([]);
  });

  it('totals must be those of the batch', () => {
    const facts = { ...TWO, batch: { ...TWO.batch, total: sen(TWO.batch.total + 1) } };
    expect(checkBankFile(BANK_FILE_LAYOUTS.generic, facts)).toEqual([{ payee: null, problem: 'totalsDiffer' }]);
    expect(checkBankFile(BANK_FILE_LAYOUTS.generic, factsOf([]))).toEqual([{ payee: null, problem: 'noPayments' }]);
  });

  it('the corporate ID must be there and fit', () => {
    const withId = (corporate_id: string) =>
      checkBankFile(BANK_FILE_LAYOUTS.cimb, { ...TWO, batch: { ...TWO.batch, corporate_id } }).map(({ problem }) => problem);
    expect([withId(''), withId('DEMO12'), withId('DEMO1')]).toEqual([['noCorporateId'], ['corporateIdLong'], []]);
  });
});

it('names come down to letters that a bank takes', () => {
  expect([toBankText('Siti Nurhaliza a/p Müller'), toBankText('Łukasz Øst'), toBankText('Ali @ Abu'), toBankText('=1+1')]).toEqual([
    'Siti Nurhaliza a/p Muller',
    'Lukasz Ost',
    'Ali @ Abu',
    '1 1',
  ]);
});

it('an account without a layout of its own takes the plain table', () => {
  expect([formatOfAccount('cimb'), formatOfAccount('duitnow')]).toEqual(['cimb', 'generic']);
});

it('no layout claims a document that it does not have', () => {
  for (const format of BANK_FILE_FORMATS) expect(BANK_FILE_LAYOUTS[format].official).toBe(false);
});
