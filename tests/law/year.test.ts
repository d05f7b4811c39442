/**
 * A year of people who are hard to pay, January to December 2026, worked through the portal and beside it by hand:
 * every month and every box of the EA form, to the sen. `by-hand/` knows nothing of the portal.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withManualJobs, type WithJobs } from '#app/server/testing/manual-jobs.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { eaByHand } from './by-hand/ea-form.ts';
import { total, written } from './by-hand/sen.ts';
import { yearByHand, type MonthByHand } from './by-hand/year.ts';
import type { Office } from './enter-person.ts';
import { officerOf, type PaidMonth } from './officer.ts';
import type { Person } from './facts.ts';
import { agreed } from './portal-calls.ts';
import { EVENTFUL_PEOPLE } from './people/eventful-people.ts';
import { ORDINARY_PEOPLE } from './people/ordinary-people.ts';

const PEOPLE = [...ORDINARY_PEOPLE, ...EVENTFUL_PEOPLE];
const FORMS = 'api/operation/payrolls/ea-forms';

let services: WithJobs<TestPortal>;
/** What the portal says, by person and month; boxes by person. */
const paid = new Map<string, Map<number, PaidMonth>>(PEOPLE.map(({ name }) => [name, new Map()]));
const ids = new Map<string, number>();
/** What kept months took too much or too little. */
const owed: { employee_id: number; deducted: number; due: number; state: string }[] = [];
const forms = new Map<string, Record<string, string>>();

beforeAll(async () => {
  services = withManualJobs(await openTestPortal({ at: '2026-01-01T09:00:00+08:00' }));
  const owner = await ownerOf(services.portal, { name: 'Syarikat Contoh Setahun Sdn Bhd' });
  const contributions = { epf_no: '012345678', socso_no: 'A1234567890X', eis_no: 'A1234567890X', hrdf_no: 'H1', tax_no: 'E9123456705' };
  const officer = { officer_name: 'Pegawai Contoh', officer_position: 'Pegawai', officer_phone: '0125550000', officer_email: 'pegawai@example.my' };
  const { data } = agreed(await owner.client.get('api/admin/companies/contributions'));
  const enabled = { epf_enabled: true, socso_enabled: true, eis_enabled: true, hrdf_enabled: true, tax_enabled: true, zakat_enabled: true };
  const { updated_at: _, ...row } = data;
  agreed(await owner.client.post('api/admin/companies/contributions', { ...row, ...contributions, ...officer, ...enabled }));
  const items = agreed(await owner.client.get('api/operation/payrolls/items', { per_page: 100 })).data;
  const [branch] = agreed(await owner.client.get('api/admin/companies/branches')).data;
  const office = { items: new Map(items.map((item: { code: string; id: number }) => [item.code, item])), branch: branch.id } as Office;
  const worker = officerOf(services.portal, owner.client, PEOPLE, office);

  for (let month = 1; month <= 12; month++) await worker.work(month);
  await worker.openAgain();
  for (let month = 1; month <= 12; month++) {
    for (const [name, row] of await worker.paid(month)) paid.get(name)?.set(month, row);
  }
  owed.push(...agreed(await owner.client.get('api/operation/payrolls/differences', { year: 2026 })).data);
  for (const [name, id] of worker.ids) ids.set(name, id);
  services.portal.clock.set('2027-01-15T10:00:00+08:00');
  agreed(await owner.client.post(`${FORMS}/generate`, { year: 2026 }));
  await services.queue.drain();
  const { data: made } = agreed(await owner.client.get(FORMS, { year: 2026, per_page: 100 }));
  for (const { id, name } of made) {
    if (id) forms.set(name, eaOf(agreed(await owner.client.get(`${FORMS}/${id}`)).data));
  }
}, 300_000);
afterAll(() => services.portal.close());

const sen = (ringgit: number): bigint => BigInt(Math.round(ringgit * 100));

/** The figures of a month, of the portal and by hand, written alike. */
function ofPortal(row: PaidMonth) {
  return {
    gross: written(sen(row.total_gross_pay)),
    epf: [row.epf.employee, row.epf.employer].map((amount) => written(sen(amount))),
    socso: [row.socso.employee, row.socso.employer, row.skbbk.employee].map((amount) => written(sen(amount))),
    eis: [row.eis.employee, row.eis.employer].map((amount) => written(sen(amount))),
    hrdf: written(sen(row.hrdf.employer)),
    mtd: written(sen(row.tax.employee)),
    net: written(sen(row.total_net_pay)),
  };
}
function ofHand(month: MonthByHand) {
  return {
    gross: written(month.gross),
    epf: [month.epfEmployee, month.epfEmployer].map(written),
    socso: [month.socsoEmployee, month.socsoEmployer, month.skbbk].map(written),
    eis: [month.eisEmployee, month.eisEmployer].map(written),
    hrdf: written(month.hrdf),
    mtd: written(month.mtd),
    net: written(month.net),
  };
}

const BOXES = ['B1a', 'B1b', 'B1c', 'B1f', 'B2', 'B3', 'B6', 'D1', 'D2', 'D3', 'D6', 'E1', 'E2', 'F'] as const;
const eaOf = ({ totals, total_bc }: { totals: Record<string, number>; total_bc: number }) => ({
  ...Object.fromEntries(BOXES.map((box) => [box, written(sen(totals[box] ?? 0))])),
  total: written(sen(total_bc)),
});

it('by hand knows nothing of the portal', () => {
  const folder = new URL('./by-hand/', import.meta.url);
  for (const file of readdirSync(folder)) expect(readFileSync(new URL(file, folder), 'utf8')).not.toMatch(/from '(#|.*src\/)/);
});

/** The tax of a month that was paid before an earlier one was opened again: as if that one had never changed. */
function storedOf({ openedAgain, ...person }: Person): ReadonlyMap<number, bigint> {
  if (!openedAgain?.paid) return new Map();
  const before = yearByHand({ ...person, months: {} });
  return new Map(before.filter(({ month }) => month === openedAgain.paid).map(({ month, mtd }) => [month, mtd]));
}

describe.each(PEOPLE)('$name', (person) => {
  const year = yearByHand(person, storedOf(person));

  it.each(year)('in month $month', (month) => {
    expect(ofPortal(paid.get(person.name)?.get(month.month))).toEqual(ofHand(month));
  });

  it('on the EA form', () => {
    const boxes = Object.entries(eaByHand(person, year)).map(([box, amount]) => [box, written(amount)]);
    expect(forms.get(person.name)).toEqual(Object.fromEntries(boxes));
  });
});

it.each(PEOPLE.filter(({ openedAgain }) => openedAgain))('$name: lists the month that was kept, with what it took too much or too little', (person) => {
  const stored = yearByHand(person, storedOf(person)).filter(({ mtd, due }) => mtd !== due);
  const found = owed.filter(({ employee_id }) => employee_id === ids.get(person.name));
  expect(found.map(({ deducted, due }) => [written(sen(deducted)), written(sen(due))])).toEqual(stored.map(({ mtd, due }) => [written(mtd), written(due)]));
  expect(stored).toHaveLength(person.openedAgain?.paid ? 1 : 0);
});

it('gives the figures that are known beforehand', () => {
  const tax = (name: string) => forms.get(name)?.['D1'];
  expect([tax('Travelling'), forms.get('Travelling')?.['F'], forms.get('Travelling')?.['B1c']]).toEqual(['1390.55', '4400.00', '0.00']);
  expect(tax('Loss of Employment')).toBe('11.00');
  const taxedInFull = (name: string, months: Partial<Person>) => {
    const person = PEOPLE.find((one) => one.name === name) as Person;
    return written(total(yearByHand({ ...person, ...months }).map(({ mtd }) => mtd)));
  };
  expect(taxedInFull('Travelling', { always: { benefitInKind: '400' } })).toBe('1783.35');
  expect(taxedInFull('Loss of Employment', { months: { 3: { pay: { compensation: '30000' } } } })).toBe('2721.00');
});
