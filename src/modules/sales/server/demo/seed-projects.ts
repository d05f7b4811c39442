/** Four projects of the demo: two that run, one that is over, one draft; with who plans, sells and supervises. */
import { addDays, addMonths, monthsBetween, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { ProjectStatus } from '../../contract/project-words.ts';
import { salesAllowances, salesTargets } from '../tables/pay-rule.tables.ts';
import * as t from '../tables/project.tables.ts';
import type { seedRegisters } from './seed-registers.ts';

type Registers = Awaited<ReturnType<typeof seedRegisters>>;

export interface SeededProject {
  readonly record: t.ProjectRecord;
  readonly outlets: readonly number[];
  readonly promoters: readonly number[];
}

interface Plan {
  readonly code: string;
  readonly name: string;
  readonly client: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly status: ProjectStatus;
  readonly pay: readonly ['Daily' | 'Hourly', number];
  readonly percent: number;
  readonly target: number;
  readonly outlets: readonly [number, number];
  readonly promoters: readonly [number, number];
}

const TASKS = [
  { name: 'Photo of the display', type: 'Photo', is_required: true },
  { name: 'Facings of our products', type: 'Number', is_required: false, options: { min: 0, max: 200 } },
  { name: 'Competitor promotes today', type: 'Yes/No', is_required: false },
] as const;

const plansFor = (today: CalendarDate): readonly Plan[] => {
  const month = startOfMonth(today);
  return [
    {
      code: 'KOPI-ROADSHOW',
      name: 'Kopi Kampung Roadshow',
      client: 0,
      from: addMonths(month, -2),
      to: addDays(addMonths(month, 2), -1),
      status: 'On Going',
      pay: ['Daily', 90],
      percent: 0,
      target: 280_000,
      outlets: [0, 8],
      promoters: [0, 12],
    },
    {
      code: 'SKIN-GLOW',
      name: 'Seri Skin Glow',
      client: 1,
      from: addMonths(month, -1),
      to: addDays(addMonths(month, 3), -1),
      status: 'On Going',
      pay: ['Hourly', 12],
      percent: 2,
      target: 560_000,
      outlets: [8, 13],
      promoters: [11, 19],
    },
    {
      code: 'RIMBA-FAIR',
      name: 'Rimba Household Fair',
      client: 2,
      from: addMonths(month, -5),
      to: addDays(addMonths(month, -3), -1),
      status: 'Completed',
      pay: ['Daily', 85],
      percent: 0,
      target: 60_000,
      outlets: [0, 4],
      promoters: [2, 8],
    },
    {
      code: 'TEH-LERENG',
      name: 'Teh Lereng Launch',
      client: 0,
      from: addMonths(month, 1),
      to: addDays(addMonths(month, 3), -1),
      status: 'Draft',
      pay: ['Daily', 95],
      percent: 0,
      target: 90_000,
      outlets: [0, 5],
      promoters: [0, 0],
    },
  ];
};

/** A target of each promoter by month with two tiers, one that all outlets share, meals of long days and the way between outlets. */
async function seedPayRules({ tx }: Pick<DemoStage, 'tx'>, project: t.ProjectRecord, share: number): Promise<void> {
  const of = { company_id: project.company_id, project_id: project.id };
  const days = { start_date: project.start_date, end_date: project.end_date };
  const months = Math.max(1, monthsBetween(project.start_date as CalendarDate, project.end_date as CalendarDate));
  await tx.db.insert(salesTargets).values([
    {
      ...of,
      ...days,
      name: 'Monthly sales of a promoter',
      scope: 'Promoter',
      measure: 'Value',
      target: Math.max(100, Math.round(share / months / 100) * 100).toFixed(3),
      repeats: 'Month',
      tiers: [
        { from_percent: 80, pays: 'Amount', value: 80 },
        { from_percent: 100, pays: 'Amount', value: 200 },
        { from_percent: 120, pays: 'Percent', value: 1.5 },
      ],
    },
    {
      ...of,
      ...days,
      name: 'Units of the whole project',
      scope: 'Project',
      measure: 'Units',
      target: '1000.000',
      repeats: 'Month',
      tiers: [{ from_percent: 100, pays: 'Amount', value: 50 }],
    },
  ]);
  await tx.db.insert(salesAllowances).values([
    { ...of, name: 'Meal of a long day', kind: 'Meal', basis: 'Day', amount: fromRinggit(10), min_minutes: 480 },
    { ...of, name: 'Way between outlets', kind: 'Transport', basis: 'Distance', amount: fromRinggit(0.6) },
    { ...of, name: 'Taking over within a day', kind: 'Other', basis: 'Replacement', amount: fromRinggit(25), notice_minutes: 24 * 60 },
  ]);
}

export async function seedProjects({ tx, today }: DemoStage, company_id: number, registers: Registers): Promise<SeededProject[]> {
  const seeded: SeededProject[] = [];
  for (const plan of plansFor(today)) {
    const client = registers.clients[plan.client];
    if (!client) continue;
    const [record] = await tx.db
      .insert(t.salesProjects)
      .values({
        company_id,
        code: plan.code,
        name: plan.name,
        client_id: client.id,
        start_date: plan.from,
        end_date: plan.to,
        description: `Promoters of ${client.name} at the outlets`,
        target_sales_amount: fromRinggit(plan.target),
        pay_type: plan.pay[0],
        base_rate: fromRinggit(plan.pay[1]),
        bill_rate: fromRinggit(165),
        bill_fee: fromRinggit(1500),
        overtime_rate: fromRinggit(plan.pay[0] === 'Daily' ? 15 : 18),
        commission_type: plan.percent > 0 ? 'Percent' : 'None',
        commission_value: plan.percent.toFixed(2),
        status: plan.status,
      })
      .returning();
    if (!record) continue;
    const of = { company_id, project_id: record.id };
    const outlets = registers.outlets.slice(...plan.outlets).map(({ id }) => id);
    const promoters = registers.promoters
      .slice(...plan.promoters)
      .filter(({ status }) => status === 'Active')
      .map(({ id }) => id);
    const products = registers.products.filter(({ client_id }) => client_id === client.id);
    const share = fromRinggit(Math.round(plan.target / outlets.length));
    await tx.db.insert(t.salesProjectOutlets).values(outlets.map((outlet_id) => ({ ...of, outlet_id, target_sales_amount: share })));
    await tx.db.insert(t.salesProjectProducts).values(products.map(({ id, price }) => ({ ...of, product_id: id, price: Math.max(0, price - 100) as Sen })));
    if (promoters.length > 0)
      await tx.db
        .insert(t.salesProjectPromoters)
        .values(promoters.map((promoter_id, at) => ({ ...of, promoter_id, default_outlet_id: outlets[at % outlets.length] ?? null })));
    if (registers.supervisors.length > 0 && plan.status !== 'Draft')
      await tx.db.insert(t.salesProjectSupervisors).values(registers.supervisors.map(({ id }) => ({ ...of, employee_id: id, outlet_ids: [] })));
    await tx.db.insert(t.salesProjectTasks).values(TASKS.map((task, sort_order) => ({ ...of, ...task, sort_order })));
    if (plan.percent > 0) await seedPayRules({ tx }, record, plan.target / Math.max(1, promoters.length));
    seeded.push({ record, outlets, promoters });
  }
  return seeded;
}
