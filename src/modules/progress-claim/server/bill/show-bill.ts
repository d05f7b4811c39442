/** The whole bill, and its adjustment line: what brings it to the contract sum. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { subtract, toRinggit, type Sen } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { BillLineRow, adjustBill as adjustEndpoint, showBill as endpoint } from '../../contract/bill/bill.register.ts';
import { sumOf } from '../../contract/claim/value-line.ts';
import { PCR_ERRORS, PCR_MESSAGES } from '../../contract/progress-claim.messages.ts';
import { refreshOpenClaims } from '../refresh-open-claims.ts';
import { notifyPcr } from '../notify-pcr.ts';
import { pcrItems as i, type ItemRecord } from '../progress-claim.tables.ts';
import { getProject, isLocked } from '../project.store.ts';
import { billOf, nextPlace } from './bill.store.ts';

type Bill = OutputOf<typeof endpoint>['data'];

export const presentLine = ({
  company_id: _company,
  project_id: _project,
  created_at: _made,
  updated_at: _touched,
  rate,
  amount,
  ...line
}: ItemRecord): BillLineRow => ({
  ...line,
  rate: toRinggit(rate),
  amount: toRinggit(amount),
});

function billFrom(lines: readonly ItemRecord[], contractSum: Sen, locked: boolean): Bill {
  const total = sumOf(lines.map(({ amount }) => amount));
  return {
    lines: lines.map(presentLine),
    total: toRinggit(total),
    contract_sum: toRinggit(contractSum),
    difference: toRinggit(subtract(contractSum, total)),
    is_locked: locked,
  };
}

async function read(ctx: Ctx, projectId: number): Promise<Bill> {
  const [project, lines, locked] = await pipeline(
    ctx,
    () => getProject(ctx, projectId),
    () => billOf(ctx, projectId),
    () => isLocked(ctx, projectId),
  );
  return billFrom(lines, project.contract_sum, locked);
}

export const showBill = async (ctx: Ctx, { project_id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> => ({
  data: await read(ctx, project_id),
});

/** @throws 422 once a claim was submitted */
export async function adjustBill(ctx: Ctx, { project_id }: ParsedInput<typeof adjustEndpoint>): Promise<OutputOf<typeof adjustEndpoint>> {
  const project = await getProject(ctx, project_id, 'update');
  if (await isLocked(ctx, project_id)) throw invalid('base', PCR_ERRORS.billLocked);
  const lines = await billOf(ctx, project_id);
  const present = lines.find(({ kind }) => kind === 'Adjustment');
  const others = sumOf(lines.filter((line) => line !== present).map(({ amount }) => amount));
  const amount = subtract(project.contract_sum, others);
  if (present) {
    await ctx.db
      .update(i)
      .set({ quantity: 1, rate: amount, amount })
      .where(and(eq(i.company_id, ctx.companyId), eq(i.id, present.id)));
  } else if (amount !== 0) {
    const description = say({ en: 'Adjustment to the contract sum', ms: 'Pelarasan kepada jumlah kontrak' }, ctx.locale);
    const own = { company_id: ctx.companyId, project_id, position: nextPlace(project_id), level: 0, kind: 'Adjustment', valued_by: 'Progress' } as const;
    await ctx.db.insert(i).values({ ...own, description, unit: 'sum', quantity: 1, rate: amount, amount });
  }

  await audit(ctx, {
    action: 'pcr_bill.adjusted',
    subject_type: 'pcr_project',
    subject_id: project_id,
    before: { amount: present ? toRinggit(present.amount) : null },
    after: { amount: toRinggit(amount) },
  });
  await refreshOpenClaims(ctx, [project_id]);
  await notifyPcr(ctx);
  return { success: true, message: say(PCR_MESSAGES.billAdjusted, ctx.locale), data: await read(ctx, project_id) };
}
