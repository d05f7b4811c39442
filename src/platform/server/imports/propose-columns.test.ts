import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeColumns } from './propose-columns.ts';

const column = (key: string, en: string, ms: string, aliases: readonly string[] = []) => ({ key, header: { en, ms }, aliases });
const COLUMNS = [
  column('name', 'Name', 'Nama', ['Full name']),
  column('identity', 'Identity number', 'Nombor pengenalan', ['IC no']),
  column('phone', 'Phone', 'Telefon', ['Contact no', 'Mobile no']),
  column('joined', 'Joined', 'Tarikh mula bekerja', ['Join date']),
  column('account', 'Account number', 'Nombor akaun', ['Bank account']),
  column('basic', 'Basic salary', 'Gaji pokok'),
  column('epf', 'Employee EPF rate (%)', 'Kadar KWSP pekerja (%)'),
];
const proposal = (header: string) => proposeColumns([header], COLUMNS).get(header);

describe('a header is alike', () => {
  it.each([
    ['Tarikh Khidmat', 'joined'],
    ['Dt. Joined', 'joined'],
    ['Gaji Asas Bulanan', 'basic'],
    ['Basic Wages', 'basic'],
    ['Emp. Bank Acct', 'account'],
    ['No. K/P Baru', 'identity'],
    ['Identiti number', 'identity'],
    ['H/P', 'phone'],
    ['No. Tel. Bimbit', 'phone'],
    ['Pekerja EPF Rate', 'epf'],
    ['NAMA PENUH', 'name'],
  ])('%s → %s', (header, key) => expect(proposal(header)).toBe(key));

  it.each(['Emergency contact no', 'Nama Waris', 'Spouse name', 'Syif', 'T-shirt size', '%', '…'])('%s is like none', (header) =>
    expect(proposal(header)).toBeUndefined(),
  );
});

it('gives each column to the header that is most alike, and never twice', () => {
  expect(proposeColumns(['Staff contact no', 'Mobile no'], COLUMNS)).toEqual(new Map([['Mobile no', 'phone']]));
  const word = fc.constantFrom('nama', 'name', 'no', 'tarikh', 'date', 'gaji', 'salary', 'akaun', 'telefon', 'mula', 'join', 'x');
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
        { maxLength: 8 },
      ),
      (headers) => {
        const keys = [...proposeColumns(headers, COLUMNS).values()];
        expect(new Set(keys).size).toBe(keys.length);
      },
    ),
  );
});
