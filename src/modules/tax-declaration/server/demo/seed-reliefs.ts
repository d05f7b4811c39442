/** TP1 declarations of the demo in each state, and CP38 orders. Before the payrolls, so that the past months count them. */
import { addMonths, dateInZone, yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, sen, toRinggit } from '#platform/contract/money.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { notAfter } from '#platform/server/demo/demo-step.ts';
import type { Ctx } from '#platform/server/context.ts';
import { openMany } from '#modules/approval/server/public.ts';
import type { ReliefStatus } from '../../contract/relief.workflow.ts';
import { cp38Orders, payrollReliefs, type NewRelief } from '../relief.tables.ts';

interface DeclaringEmployee {
  readonly id: number;
  readonly trait: string | null;
  readonly record: { readonly company_joined_at: string };
}

/** A company of the demo. */
export interface DeclaringCompany {
  readonly company_id: number;
  /** Who decides. */
  readonly officer: { readonly userId: number; readonly name: string };
  readonly people: readonly DeclaringEmployee[];
}

interface Plan {
  readonly key: string;
  readonly amount: number;
  readonly monthsAgo: number;
  readonly status: ReliefStatus;
  /** Less than declared. */
  readonly accepted?: number;
  readonly note?: string;
  readonly remark?: string;
}

const PLANS: readonly Plan[] = [
  { key: 'lifestyle', amount: 1899, monthsAgo: 2, status: 'Accepted', note: 'Laptop' },
  { key: 'medical_expense_d', amount: 320, monthsAgo: 0, status: 'Submitted', note: 'Klinik Gigi Contoh' },
  { key: 'sspn', amount: 500, monthsAgo: 1, status: 'Accepted' },
  { key: 'lifestyle_sport', amount: 640, monthsAgo: 1, status: 'Accepted', accepted: 480, remark: 'The shoes are no sports shoes.' },
  { key: 'zakat', amount: 150, monthsAgo: 1, status: 'Accepted', note: 'Zakat fitrah dan harta' },
  { key: 'education_and_medical_insurance', amount: 1200, monthsAgo: 0, status: 'Submitted' },
  { key: 'parent_expense_a', amount: 2100, monthsAgo: 1, status: 'Rejected', remark: 'The receipt names nobody.' },
  { key: 'religious_journey', amount: 8, monthsAgo: -1, status: 'Submitted', note: 'Umrah' },
  { key: 'tourism', amount: 260, monthsAgo: 1, status: 'Withdrawn' },
];
/** Every so many people declare something. */
const EVERY = 4;
const CP38_AT = 9;

interface Login {
  readonly id: number;
  readonly user_id: number;
}

/** Months of another year are left out: a declaration counts in its own year. */
function reliefOf(ctx: Ctx, plan: Plan, person: DeclaringEmployee, userId: number, today: CalendarDate, at: string): NewRelief[] {
  const month = yearMonthOf(addMonths(today, -plan.monthsAgo));
  if (month.slice(0, 4) !== today.slice(0, 4) || person.record.company_joined_at.slice(0, 7) > month) return [];
  const decided = plan.status === 'Accepted' || plan.status === 'Rejected';
  return [
    {
      company_id: ctx.companyId,
      employee_id: person.id,
      month,
      key: plan.key,
      amount: fromRinggit(plan.amount),
      accepted_amount: plan.status === 'Accepted' ? fromRinggit(plan.accepted ?? plan.amount) : null,
      note: plan.note ?? null,
      remark: plan.remark ?? null,
      status: plan.status,
      decided_by: decided ? ctx.actor.userId : null,
      decided_at: decided ? at : null,
      created_by: userId,
      created_at: notAfter(`${month}-03T02:00:00Z`, ctx.clock.now()),
      updated_at: at,
    },
  ];
}

/** Whoever signs in has one in each state; of the others every fourth has one. */
async function seedCompany(ctx: Ctx, people: readonly DeclaringEmployee[], today: CalendarDate): Promise<void> {
  const { rows: logins } = await ctx.client.query<Login>('select id, user_id from employees where company_id = $1 and user_id is not null', [ctx.companyId]);
  const userOf = new Map(logins.map(({ id, user_id }) => [id, user_id]));
  const at = notAfter(`${yearMonthOf(today)}-04T02:00:00Z`, ctx.clock.now());
  const rows = people.flatMap((person, index) => {
    const userId = userOf.get(person.id);
    const plans = userId === undefined ? (index % EVERY === 0 ? [PLANS[(index / EVERY) % PLANS.length] as Plan] : []) : PLANS;
    return plans.flatMap((plan) => reliefOf(ctx, plan, person, userId ?? ctx.actor.userId, today, at));
  });
  const made = rows.length > 0 ? await ctx.db.insert(payrollReliefs).values(rows).returning() : [];
  const waiting = made.filter(({ status }) => status === 'Submitted');
  await openMany(
    ctx,
    'payroll_relief',
    waiting.map(({ id, employee_id, status, created_at, key, amount }) => ({
      id,
      employee_id,
      status,
      last_by: null,
      since: created_at,
      detail: key,
      worth: toRinggit(amount),
    })),
  );
  const debtor = people.find(({ trait }, index) => index >= CP38_AT && trait === null);
  if (!debtor) return;
  await ctx.db.insert(cp38Orders).values({
    company_id: ctx.companyId,
    employee_id: debtor.id,
    reference: `CP38-${today.slice(0, 4)}-0815`,
    month_from: yearMonthOf(addMonths(today, -2)),
    month_to: yearMonthOf(addMonths(today, 3)),
    amount: sen(150_00),
    note: 'Instalments of tax of an earlier year',
    created_by: ctx.actor.userId,
    updated_by: ctx.actor.userId,
  });
}

/** Runs as the portal, once employees stand and before their payrolls, so that these count what was declared. */
export async function seedReliefs(tx: Transaction, companies: readonly DeclaringCompany[], now: Date): Promise<void> {
  for (const { company_id, officer, people } of companies) {
    const ctx = seedContext(tx, { ...officer, companyId: company_id }, fixedClock(now.toISOString()));
    await seedCompany(ctx, people, dateInZone(now));
  }
}
