/** Puts contracts with their bills and claims into the demo; every figure is reckoned as the portal reckons it. */
import { and, eq } from 'drizzle-orm';
import { addDays, addMonths, endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { add, fromRinggit, subtract, ZERO } from '#platform/contract/money.ts';
import { notAfter, type DemoStage } from '#platform/server/demo/demo-step.ts';
import { appendWorkflowLogs, type LoggedMove } from '#platform/server/workflow/workflow-log.store.ts';
import type { DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import { dueDate } from '../../contract/claim/contract-time.ts';
import { share } from '../../contract/claim/share.ts';
import { SERVICE_TAX_PERCENT } from '../../contract/claim/tax-rule.ts';
import {
  pcrClaimLines,
  pcrClaims,
  pcrExtensions,
  pcrItems,
  pcrPayments,
  pcrProgress,
  pcrProjects,
  pcrVariations,
  type ClaimRecord,
  type ItemRecord,
  type NewClaim,
  type ProjectRecord,
  type VariationRecord,
} from '../progress-claim.tables.ts';
import { DEMO_BILL, type DemoClaim, type DemoContract } from './demo-contracts.ts';
import { seedSections } from './seed-sections.ts';
import { approvedBy, columnsOf, valueDemo, type Before } from './value-demo.ts';

interface Place {
  readonly stage: DemoStage;
  readonly staff: DemoStaff;
  readonly month: (n: number) => CalendarDate;
}

const isCertified = ({ status }: DemoClaim) => status === 'Paid' || status === 'Waiting for Payment';

async function insertContract({ stage: { tx }, staff, month }: Place, contract: DemoContract, manager: number | undefined): Promise<ProjectRecord> {
  const [site] = await tx.db
    .select({ id: workSites.id })
    .from(workSites)
    .where(and(eq(workSites.company_id, staff.company_id), eq(workSites.name, contract.site)));
  const start_date = month(contract.start);
  const completion_date = endOfMonth(month(contract.start + contract.months - 1));
  const cpc_date = contract.cpc === undefined ? null : endOfMonth(month(contract.cpc));
  const [project] = await tx.db
    .insert(pcrProjects)
    .values({
      company_id: staff.company_id,
      code: contract.code,
      name: contract.name,
      client_name: contract.client_name,
      client_address: contract.client_address,
      contract_no: `C/${contract.code}`,
      contract_date: addDays(start_date, -14),
      contract_sum: fromRinggit(contract.sum),
      start_date,
      completion_date,
      work_site_id: site?.id ?? null,
      manager_id: manager ?? null,
      consultant: 'Arkitek Contoh Borneo',
      retention_percent: 10,
      retention_limit_percent: 5,
      retain_materials: false,
      materials_percent: 75,
      advance: fromRinggit(contract.advance ?? 0),
      advance_on: contract.advance ? start_date : null,
      recoup_from_percent: 25,
      recoup_to_percent: 75,
      tax_rules: [{ from: start_date, treatment: 'Fixed Contract', percent: SERVICE_TAX_PERCENT, base: 'All', reason: null }],
      payment_terms_days: 30,
      claim_day: 28,
      lad_per_day: fromRinggit(contract.lad_per_day),
      cpc_date,
      securities: [{ kind: 'Performance Bond', reference: `PB ${contract.code}`, amount: contract.sum * 0.05, expires_on: addMonths(completion_date, 12) }],
    })
    .returning();
  return project as ProjectRecord;
}

/** The bill comes to the contract sum by an adjustment line. */
async function insertBill({ stage: { tx }, staff: { company_id } }: Place, project: ProjectRecord): Promise<ItemRecord[]> {
  const own = { company_id, project_id: project.id };
  let position = 0;
  const rows = DEMO_BILL.flatMap(([bill_no, description, lines]) => [
    {
      ...own,
      position: (position += 10),
      level: 1,
      kind: 'Section' as const,
      bill_no,
      description,
      quantity: 0,
      rate: ZERO,
      amount: ZERO,
      valued_by: 'Measured' as const,
    },
    ...lines.map(({ kind, code, description: what, unit, share: part }) => {
      const whole = share(project.contract_sum, part, 1000);
      const quantity = unit === 'sum' ? 1 : unit === 'no' ? 12 : 480.5;
      const rate = share(whole, 10, Math.round(quantity * 10));
      const amount = share(rate, Math.round(quantity * 1000), 1000);
      return {
        ...own,
        position: (position += 10),
        level: 0,
        kind,
        bill_no,
        code,
        description: what,
        unit,
        quantity,
        rate,
        amount,
        valued_by: kind === 'Preliminary' ? ('Time' as const) : ('Measured' as const),
      };
    }),
  ]);
  const amount = subtract(project.contract_sum, add(...rows.map((row) => row.amount)));
  const adjustment = {
    ...own,
    position: (position += 10),
    level: 0,
    kind: 'Adjustment' as const,
    code: 'ADJ',
    description: 'Adjustment to the contract sum',
    unit: 'sum',
    quantity: 1,
    rate: amount,
    amount,
    valued_by: 'Progress' as const,
  };
  return tx.db
    .insert(pcrItems)
    .values([...rows, adjustment])
    .returning();
}

const earlier = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b);

/** The moves of a claim and when they were made. */
function movesOf(claim: ClaimRecord, status: DemoClaim['status'], submitted: CalendarDate, certified: CalendarDate, now: Date): LoggedMove[] {
  const move = (action: string, from: string | null, to: string, day: CalendarDate): LoggedMove => ({
    id: claim.id,
    action,
    from,
    to,
    at: notAfter(`${day}T02:00:00Z`, now),
  });
  const moves = [move('create', null, 'Draft', submitted)];
  if (status === 'Draft') return moves;
  moves.push(move('submit', 'Draft', 'Waiting for Approval', submitted));
  if (status === 'Rejected') return [...moves, { ...move('reject', 'Waiting for Approval', 'Rejected', submitted), remark: 'Progress photos are missing' }];
  if (status === 'Waiting for Approval') return moves;
  moves.push(move('review', 'Waiting for Approval', 'Reviewed', submitted));
  if (status === 'Reviewed') return moves;
  moves.push(move('approve', 'Reviewed', 'Approved', certified), move('invoice', 'Approved', 'Waiting for Payment', certified));
  return status === 'Paid' ? [...moves, move('made_payment', 'Waiting for Payment', 'Paid', addDays(certified, 28))] : moves;
}

async function insertClaims(
  place: Place,
  project: ProjectRecord,
  contract: DemoContract,
  items: readonly ItemRecord[],
  variations: readonly VariationRecord[],
): Promise<void> {
  const { stage, staff, month } = place;
  const { tx } = stage;
  const { company_id, officer } = staff;
  let before: Before = { reckoned: null, amounts: new Map() };
  let no = 0;
  const moves: LoggedMove[] = [];
  for (const wish of contract.claims) {
    if ((wish.version ?? 1) === 1) no += 1;
    const at = endOfMonth(month(wish.month));
    const claimed = valueDemo(project, items, variations, wish, wish.claimed, at, before);
    const certified = wish.status === 'Draft' ? null : valueDemo(project, items, variations, wish, wish.certified ?? wish.claimed, at, before);
    const submitted = earlier(addDays(at, 2), stage.today);
    const certificate = earlier(addDays(at, 9), stage.today);
    const own: NewClaim = {
      company_id,
      project_id: project.id,
      claim_no: no,
      version: wish.version ?? 1,
      period_end: at,
      claim_date: at,
      status: wish.status,
      claimed: claimed.reckoned,
      certified: certified && { ...certified.reckoned, variations: approvedBy(variations, at).map(({ id }) => id) },
      created_by: officer.userId,
      updated_by: officer.userId,
    };
    const figures = certified?.reckoned.figures;
    const issued =
      isCertified(wish) && figures
        ? {
            certificate_no: `IPC ${no}`,
            certificate_date: certificate,
            invoice_no: `${contract.code}/${no}`,
            invoice_date: certificate,
            due_date: dueDate(certificate, project.payment_terms_days),
            certified_net: figures.net,
            certified_this: figures.this_claim,
            certified_tax: figures.tax,
            certified_payable: figures.payable,
            certified_retention: figures.retention,
            certified_gross: figures.gross,
            ...(wish.status === 'Paid' && { paid_amount: figures.payable }),
          }
        : {};
    const [claim] = await tx.db
      .insert(pcrClaims)
      .values({
        ...own,
        ...issued,
        submitted_on: wish.status === 'Draft' ? null : submitted,
        reject_reason: wish.status === 'Rejected' ? 'Progress photos are missing' : null,
      })
      .returning();
    if (!claim) throw new Error('The demo inserted no claim');
    const previous = before.amounts;
    const valuedLines = [
      ...items.filter(({ kind }) => kind !== 'Section').map((item) => ({ item, key: { item_id: item.id } })),
      ...variations.map((variation) => ({ item: { id: -variation.id, valued_by: 'Measured' as const }, key: { variation_id: variation.id } })),
    ].filter(({ item }) => (claimed.amounts.get(item.id) ?? 0) !== 0 || (previous.get(item.id) ?? 0) !== 0);
    if (valuedLines.length > 0)
      await tx.db.insert(pcrClaimLines).values(
        valuedLines.map(({ item, key }) => ({
          company_id,
          claim_id: claim.id,
          ...key,
          ...columnsOf('claimed', claimed, item),
          ...(certified && columnsOf('certified', certified, item)),
          previous_amount: previous.get(item.id) ?? ZERO,
        })),
      );
    if (wish.status === 'Paid' && figures)
      await tx.db.insert(pcrPayments).values({
        company_id,
        claim_id: claim.id,
        paid_on: addDays(certificate, 28),
        amount: figures.payable,
        reference: `GIRO ${contract.code}-${no}`,
        created_by: officer.userId,
      });
    moves.push(...movesOf(claim, wish.status, submitted, certificate, stage.now));
    if (isCertified(wish) && certified) before = { reckoned: certified.reckoned, amounts: certified.amounts };
  }
  await appendWorkflowLogs({ client: tx.client, companyId: company_id, actor: { userId: officer.userId, name: officer.name } }, 'pcr_claim', moves);
}

/** Slow, fast, slow: an S-curve as plans have it. */
const planned = (part: number) => Math.round((3 * part ** 2 - 2 * part ** 3) * 10_000) / 100;

export async function seedContracts(stage: DemoStage, staff: DemoStaff, contracts: readonly DemoContract[]): Promise<void> {
  const now = startOfMonth(stage.today);
  const place: Place = { stage, staff, month: (n) => addMonths(now, n) };
  const own = { company_id: staff.company_id };
  const managers = staff.people.filter(({ record }) => record.status === 'Active');
  for (const [at, contract] of contracts.entries()) {
    const project = await insertContract(place, contract, managers[at]?.id);
    const items = await insertBill(place, project);
    const variations =
      contract.variations.length === 0
        ? []
        : await stage.tx.db
            .insert(pcrVariations)
            .values(
              contract.variations.map(({ month, amount, ...variation }) => ({
                ...own,
                project_id: project.id,
                ...variation,
                amount: fromRinggit(amount),
                date: place.month(month),
              })),
            )
            .returning();
    const months = Array.from({ length: contract.months }, (_, index) => ({
      ...own,
      project_id: project.id,
      month: place.month(contract.start + index),
      planned_percent: planned((index + 1) / contract.months),
    }));
    await stage.tx.db.insert(pcrProgress).values(months);
    await insertClaims(place, project, contract, items, variations);
    if (contract.extension) {
      await seedSections(stage, project);
      await stage.tx.db.insert(pcrExtensions).values({
        ...own,
        project_id: project.id,
        eot_no: 'EOT 1',
        applied_on: place.month(contract.extension.month),
        reason: 'Exceptionally wet weather',
        days_asked: contract.extension.days,
        status: 'Granted',
        granted_to: addDays(project.completion_date as CalendarDate, contract.extension.days),
      });
    }
  }
}
