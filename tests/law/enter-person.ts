/** What an officer enters of a person when the month comes: the employee, the salary, orders and the last day. */
import type { TestClient } from '#app/server/testing/test-portal.ts';
import { monthsOf, type Child, type Kind, type Person } from './facts.ts';
import { agreed, periodOf } from './portal-calls.ts';

/** What the company has: items of the catalogue by code, and where people work. */
export interface Office {
  readonly items: Items;
  readonly branch: number;
}
export type Items = ReadonlyMap<string, { readonly id: number; readonly [field: string]: unknown }>;

const SCHEMES = { resident: 'resident', 'non-resident': 'non_resident', 'returning-expert': 'returning_expert' } as const;
/** Pay and deductions of a month that stand in the salary profile. */
const RECURRING: Partial<Record<Kind, string>> = { housing: 'HA', travel: 'TR', commission: 'CM', loan: 'LN' };

/** Everything that becomes known in this month; nothing in most. */
export async function enterPerson(client: TestClient, person: Person, month: number, ids: Map<string, number>, { items, branch }: Office): Promise<void> {
  const { start_date, end_date } = periodOf(month);
  const first = monthsOf(person)[0] as number;
  if (month === first) {
    const { data } = agreed(await client.post('api/admin/employees', { ...employeeForm(person, ids.size + 1), branch_id: branch }));
    ids.set(person.name, data.id);
    await enterOnce(client, person, data.id);
  }
  const id = ids.get(person.name);
  if (id === undefined) return;
  const raises = person.salary.filter(({ from }) => from >= start_date && from <= end_date).map(({ from, amount, housing }) => ({ from, amount, housing }));
  const versions =
    month === first
      ? [
          {
            from: person.joined > start_date ? person.joined : start_date,
            amount: person.salary[0]?.amount ?? person.hourly ?? '0',
            housing: person.salary[0]?.housing,
          },
        ]
      : raises;
  for (const version of versions) agreed(await client.post(`api/admin/employees/${id}/salaries`, salaryForm(person, version, items)));
  await enterLeave(client, person, month, id);
  if (person.left && person.left >= start_date && person.left <= end_date) {
    agreed(await client.post(`api/admin/employees/${id}/inactivate`, { date: person.left, reason: person.retired ? 'Retired' : 'Contract End' }));
  }
}

/** Unpaid leave that is approved in this month. */
async function enterLeave(client: TestClient, person: Person, month: number, id: number): Promise<void> {
  for (const { first, last, knownIn = Number(first.slice(5, 7)) } of person.away ?? []) {
    if (knownIn !== month) continue;
    const types = agreed(await client.get('api/operation/leaves/types')).data as { code: string; id: number }[];
    const leave_type_id = types.find(({ code }) => code === 'UL')?.id;
    agreed(
      await client.post('api/operation/leaves', { employee_id: id, leave_type_id, start_date: first, end_date: last, reason: 'Family matters', approve: true }),
    );
  }
}

/** TP3 and CP38 orders. */
async function enterOnce(client: TestClient, person: Person, id: number): Promise<void> {
  const earlier = person.earlierEmployer;
  if (earlier) {
    const figures = {
      remuneration: Number(earlier.gross),
      epf: Number(earlier.epf),
      mtd: Number(earlier.tax),
      zakat: Number(earlier.zakat),
      exempt_travel: Number(earlier.travel ?? 0),
    };
    agreed(await client.post('api/operation/payrolls/openings', { employee_id: id, year: 2026, previous_employer: true, ...figures }));
  }
  const ordered = monthsOf(person).filter((month) => person.months?.[month]?.cp38 !== undefined);
  if (ordered.length > 0) {
    const at = (month: number | undefined) => periodOf(month as number).start_date.slice(0, 7);
    const amount = Number(person.months?.[ordered[0] as number]?.cp38);
    const order = { reference: 'CP38/2026/1', month_from: at(ordered[0]), month_to: at(ordered.at(-1)), amount };
    agreed(await client.post(`api/admin/employees/${id}/cp38`, order));
  }
}

function employeeForm(person: Person, n: number) {
  const foreign = person.citizenship === 'foreign';
  const papers = foreign
    ? { passport: `DEMO${String(n).padStart(6, '0')}`, passport_expiry: '2030-01-01', date_of_birth: person.born }
    : { identity_number: `${person.born.slice(2, 4)}${person.born.slice(5, 7)}${person.born.slice(8)}-14-${String(5000 + n)}`, date_of_birth: person.born };
  const married = person.category === 2 || person.category === 3;
  return {
    name: person.name,
    employee_type: foreign ? 'Foreign' : 'Local',
    citizenship: { citizen: 'citizen', permanent: 'permanent_resident', foreign: 'foreign' }[person.citizenship],
    ...papers,
    gender: 'Male',
    race: 'Malay',
    nationality: foreign ? 'Nepal' : 'Malaysia',
    marital_status: married ? 'Married' : 'Single',
    disability: person.disabled ?? false,
    email: `person${n}@example.my`,
    phone: '012-555 0000',
    company_joined_at: person.joined,
    employment_type: 'Permanent',
    tax_no: `IG${String(100_000_000 + n)}`,
    family: married ? [spouseOf(person), ...(person.children ?? []).map(childOf)] : [],
  };
}

const spouseOf = ({ category, spouseDisabled }: Person) => ({
  relation: 'Spouse',
  name: 'Spouse',
  employment_status: category === 2 ? 'Not Working' : 'Working',
  disabled_person: spouseDisabled ?? false,
});
const childOf = ({ born, study, shared }: Child) => ({
  relation: 'Child',
  name: 'Child',
  dob: born,
  education: study === 'degree' ? 'Tertiary' : 'School',
  tax_share: shared ? 0.5 : 1,
});

interface Version {
  readonly from: string;
  readonly amount: string;
  readonly housing: string | undefined;
}

function salaryForm(person: Person, { from, amount, housing }: Version, items: Items) {
  return {
    effective_from: from,
    basic: Number(amount),
    pay_type: person.hourly ? 'Hourly' : 'Monthly',
    tax_scheme: SCHEMES[person.scheme ?? 'resident'],
    contribution_epf_employee_rate: person.epfPercent ?? 11,
    zakat_monthly: Number(person.always?.zakat ?? 0),
    ...(person.released ? { skbbk_released_from: periodOf(person.released).start_date } : {}),
    recurring_items: recurringOf(person, from, housing, items),
  };
}

function recurringOf(person: Person, from: string, housing: string | undefined, items: Items) {
  const idOf = (code: string) => items.get(code)?.id;
  const always = [
    ...Object.entries({ ...person.always?.pay, ...(housing && { housing }) }),
    ...(person.always?.benefitInKind ? [['benefit', person.always.benefitInKind]] : []),
  ];
  const lines = always.map(([kind, amount]) => ({
    payroll_item_id: idOf(RECURRING[kind as Kind] ?? 'BK'),
    amount: Number(amount),
    start: from,
    end: null as string | null,
  }));
  const loans = Object.entries(person.months ?? {}).flatMap(([month, { pay }]) =>
    pay?.loan
      ? [{ payroll_item_id: idOf('LN'), amount: Number(pay.loan), start: periodOf(Number(month)).start_date, end: periodOf(Number(month)).end_date }]
      : [],
  );
  return [...lines, ...loans];
}
