/** Works through a year as a payroll officer does, by the public calls of the portal alone. */
import type { TestClient, TestPortal } from '#app/server/testing/test-portal.ts';
import { factsOf, monthsOf, type Kind, type MonthFacts, type Person } from './facts.ts';
import { enterPerson, type Office } from './enter-person.ts';
import { agreed, periodOf, type Answer } from './portal-calls.ts';

const PAYROLLS = 'api/operation/payrolls';

/** Payments of one month: the code of the catalogue's item. */
const ONCE: Partial<Record<Kind, string>> = {
  bonus: 'BO',
  gratuity: 'GR',
  compensation: 'CL',
  notice: 'NP',
  arrears: 'AR',
  encashment: 'LE',
  fee: 'DF',
  incentive: 'CO',
};

export interface Officer {
  readonly ids: ReadonlyMap<string, number>;
  /** Processes and confirms a month of everybody. */
  work(month: number): Promise<void>;
  /** Opens again the months that somebody brings late facts of, and confirms what follows from it. */
  openAgain(): Promise<void>;
  /** What the portal says of a month, by person. */
  paid(month: number): Promise<ReadonlyMap<string, PaidMonth>>;
}
/** The saved payroll as the portal answers it. */
export type PaidMonth = Answer['body'];

export function officerOf(portal: TestPortal, client: TestClient, people: readonly Person[], office: Office): Officer {
  const ids = new Map<string, number>();
  const idOf = (person: Person) => ids.get(person.name) as number;

  async function work(month: number): Promise<void> {
    const { start_date } = periodOf(month);
    portal.clock.set(`${start_date}T10:00:00+08:00`);
    for (const person of people) await enterPerson(client, person, month, ids, office);

    portal.clock.set(`${periodOf(month).end_date}T10:00:00+08:00`);
    const now = people.filter((person) => monthsOf(person).includes(month));
    const plain = now.filter((person) => !byHand(person, factsOf(person, month)) || person.openedAgain?.month === month);
    const many = agreed(await client.post(`${PAYROLLS}/process/bulk`, { employee_ids: plain.map(idOf), ...periodOf(month) })).data;
    if (many.failed.length > 0) throw new Error(JSON.stringify(many.failed));
    const saved: number[] = [...many.ids];
    for (const person of now.filter((one) => !plain.includes(one))) saved.push(await processAlone(person, month));
    await confirm(saved);
    const settled = people.filter(({ openedAgain }) => openedAgain?.paid === month).map(idOf);
    const rows = await rowsOf(month);
    const due = rows.filter(({ employee_id }) => settled.includes(employee_id)).map((row) => row.reference_payroll_id);
    const payment = { action: 'paid', ids: due, payment_date: periodOf(month).end_date };
    if (due.length > 0) agreed(await client.post(`${PAYROLLS}/bulk`, payment));
  }

  async function rowsOf(month: number, more: Record<string, string> = {}): Promise<PaidMonth[]> {
    return agreed(await client.get(PAYROLLS, { ...periodOf(month), per_page: 100, processed: true, ...more })).data;
  }

  async function paid(month: number): Promise<ReadonlyMap<string, PaidMonth>> {
    const rows = new Map((await rowsOf(month)).map((row) => [row.employee_id, row]));
    return new Map(people.map((person) => [person.name, rows.get(idOf(person))]));
  }

  async function openAgain(): Promise<void> {
    for (const person of people) {
      if (!person.openedAgain) continue;
      const { month } = person.openedAgain;
      const row = (await rowsOf(month)).find(({ employee_id }) => employee_id === idOf(person));
      agreed(await client.post(`${PAYROLLS}/${row.reference_payroll_id}`, { earnings: onceOf(person, month) }));
    }
    for (let month = 1; month <= 12; month++) {
      const open = (await rowsOf(month, { status: 'In Process' })).map((row) => row.reference_payroll_id);
      if (open.length > 0) await confirm(open);
    }
  }

  function onceOf(person: Person, month: number) {
    return Object.entries(factsOf(person, month).pay ?? {}).flatMap(([kind, amount]) => {
      const item = office.items.get(ONCE[kind as Kind] ?? '');
      if (!item) return [];
      const { id, name, type, epf, socso, eis, hrdf, tax, mtd_key } = item;
      const corrects = kind === 'arrears' ? { corrects: periodOf(month - 1).start_date.slice(0, 7) } : {};
      return [{ payroll_item_id: id, name, type, amount: Number(amount), epf, socso, eis, hrdf, tax, mtd_key, ...corrects }];
    });
  }

  async function processAlone(person: Person, month: number): Promise<number> {
    const facts = factsOf(person, month);
    const loaded = agreed(await client.get(`${PAYROLLS}/process`, { employee_id: idOf(person), ...periodOf(month) }));
    const body = {
      ...loaded.data,
      employee_id: idOf(person),
      ...periodOf(month),
      earnings: [...loaded.data.earnings, ...onceOf(person, month)],
      calculation: { ...calculationOf(facts, month) },
    };
    return agreed(await client.post(`${PAYROLLS}/process`, body)).data.id;
  }

  /** Confirms all; what is unusual is given its reason, as the portal asks for. */
  async function confirm(payrolls: readonly number[]): Promise<void> {
    const move = async (some: readonly number[]) => agreed(await client.post(`${PAYROLLS}/bulk`, { action: 'confirm', ids: some })).data.results;
    const current = (await move(payrolls)).filter(({ ok }: { ok: boolean }) => !ok);
    if (current.length === 0) return;
    for (const { id } of current) agreed(await client.post(`${PAYROLLS}/${id}/variance`, { reason: 'Agreed with the manager, letter on file.' }));
    const still = (await move(current.map(({ id }: { id: number }) => id))).filter(({ ok }: { ok: boolean }) => !ok);
    if (still.length > 0) throw new Error(JSON.stringify(still));
  }

  return { ids, work, openAgain, paid };
}

/** Months that a person has to enter something for; all others go in bulk. */
const byHand = (person: Person, { pay, ...facts }: MonthFacts): boolean =>
  person.hourly !== undefined ||
  Object.keys(pay ?? {}).some((kind) => kind in ONCE) ||
  [facts.overtime, facts.restDay, facts.holiday, facts.unpaidDays].some((given) => given !== undefined);

function calculationOf({ overtime, restDay, restDayOn, holiday, holidayOn, unpaidDays, hours }: MonthFacts, month: number) {
  const on = (day: number | undefined) => (day === undefined ? {} : { date: `${periodOf(month).start_date.slice(0, 8)}${String(day).padStart(2, '0')}` });
  const days = [
    ...(restDay === undefined ? [] : [{ kind: 'rest_day', hours: restDay, ...on(restDayOn) }]),
    ...(holiday === undefined ? [] : [{ kind: 'public_holiday', hours: holiday, ...on(holidayOn) }]),
  ];
  return {
    ...(overtime === undefined ? {} : { overtime_hours: overtime }),
    ...(unpaidDays === undefined ? {} : { unpaid_leave_days: unpaidDays }),
    ...(hours === undefined ? {} : { normal_hours: hours }),
    ...(days.length === 0 ? {} : { days_off_worked: days }),
  };
}
