/** What waits on this device of a schedule, so that the page counts it. Pure. */
import type { UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import { answerDispute } from '../../contract/field/dispute.endpoints.ts';
import { checkIn, checkOut, recordTask, saveDailyReport } from '../../contract/field/field.endpoints.ts';
import type { WorkableSchedule } from '../../contract/field/my-day.endpoints.ts';
import { recordStock } from '../../contract/stock/stock.endpoints.ts';
import { STOCK_SIGNS, type StockType } from '../../contract/stock/stock-types.ts';

/** Under which the platform keeps it. */
export const FIELD_KIND = 'sales';

export interface WaitingOf {
  readonly checkin: boolean;
  readonly checkout: boolean;
  readonly report: boolean;
  readonly tasks: readonly number[];
  /** Questions about the report whose answers wait. */
  readonly answers: readonly number[];
  readonly rows: readonly { readonly product_id: number; readonly type: StockType; readonly quantity: number }[];
}

/** What was refused never happened. */
export function waitingOf(calls: readonly UnsentCall[], scheduleId: number): WaitingOf {
  const own = calls.filter(({ state, values }) => state !== 'refused' && Number(values['id']) === scheduleId);
  const of = (path: string) => own.filter((call) => call.path === path);
  return {
    checkin: of(checkIn.path).length > 0,
    checkout: of(checkOut.path).length > 0,
    report: of(saveDailyReport.path).some(({ values }) => values['submit'] === true),
    tasks: of(recordTask.path).map(({ values }) => Number(values['task_id'])),
    answers: of(answerDispute.path).map(({ values }) => Number(values['dispute_id'])),
    rows: of(recordStock.path).flatMap(({ values }) => values['rows'] as WaitingOf['rows']),
  };
}

/** What is left of a product once what waits has arrived; null: no opening yet. */
export function balanceWith({ id, balance }: Pick<WorkableSchedule['products'][number], 'id' | 'balance'>, rows: WaitingOf['rows']): number | null {
  return rows
    .filter(({ product_id }) => product_id === id)
    .reduce<number | null>((left, { type, quantity }) => {
      if (type === 'opening') return quantity;
      return left === null ? null : Math.round((left + STOCK_SIGNS[type] * quantity) * 1000) / 1000;
    }, balance);
}
