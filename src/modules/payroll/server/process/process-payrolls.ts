/**
 * The core of processing, for one employee or a thousand: load in a few set-based queries, compute and write a block at a time.
 * The HTTP calls and the demo both come through here.
 */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { ROWS_AT_ONCE } from '#platform/server/db/rows/row-arrays.ts';
import type { EnteredForm } from '../../contract/payroll-input.schema.ts';
import type { PayPeriod } from '../../contract/payroll-period.ts';
import { draftEach, type Failure, type Reason } from '../draft/draft-each.ts';
import { draftPayroll, isRefused, type PayrollDraft } from '../draft/draft-payroll.ts';
import { loadPeriod } from '../draft/load-period.ts';
import { lockEmployees } from '../payroll.store.ts';
import type { WrittenPayroll } from '../stored/payroll-batch.store.ts';
import { DraftSaver } from './save-drafts.ts';

export interface ProcessRequest {
  readonly employeeIds: readonly number[];
  readonly period: PayPeriod;
  readonly payDate?: CalendarDate | undefined;
  /** What was entered for an employee; nothing for most. */
  readonly entered?: (employeeId: number) => EnteredForm | undefined;
  /** A further reason to leave a draft out; null: save it. */
  readonly refuse?: (draft: PayrollDraft) => Reason | null;
}

export interface ProcessResult {
  readonly written: ReadonlyMap<number, WrittenPayroll>;
  readonly failed: readonly Failure[];
}

/** Computes and saves. Employees that cannot be processed are named, never skipped in silence. */
export async function processPayrolls(ctx: Ctx, request: ProcessRequest): Promise<ProcessResult> {
  const ids = [...new Set(request.employeeIds)];
  await lockEmployees(ctx, ids);
  const loaded = await loadPeriod(ctx, ids, request.period, request.payDate);
  const saver = new DraftSaver(ctx);
  const failed: Failure[] = [];
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const block = await draftEach(loaded, ids.slice(from, from + ROWS_AT_ONCE), (id) => {
      const draft = draftPayroll(loaded, id, request.entered?.(id));
      return isRefused(draft) ? draft : (request.refuse?.(draft) ?? draft);
    });
    failed.push(...block.failed);
    // PostgreSQL writes it while the next block is computed.
    await saver.add(block.drafts);
  }
  const { written } = await saver.end();
  return { written, failed };
}
