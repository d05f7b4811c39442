import { expect, it } from 'vitest';
import type { UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import { answerDispute } from '../../contract/field/dispute.endpoints.ts';
import { checkIn, saveDailyReport } from '../../contract/field/field.endpoints.ts';
import { recordStock } from '../../contract/stock/stock.endpoints.ts';
import { balanceWith, waitingOf } from './unsent-of.ts';

const call = (path: string, values: object, state: UnsentCall['state'] = 'waiting') => ({ path, values: { id: 7, ...values }, state }) as unknown as UnsentCall;
const sale = (quantity: number) => ({ product_id: 3, type: 'sale', quantity }) as const;

it('counts what waits of one schedule, and nothing that was refused', () => {
  const calls = [
    call(checkIn.path, {}),
    call(recordStock.path, { rows: [{ product_id: 3, type: 'opening', quantity: 10 }] }),
    call(recordStock.path, { rows: [sale(2)] }, 'tried'),
    call(recordStock.path, { rows: [sale(5)] }, 'refused'),
    call(recordStock.path, { id: 8, rows: [sale(1)] }),
    call(saveDailyReport.path, { submit: false }),
    call(answerDispute.path, { dispute_id: 5 }),
  ];
  const waiting = waitingOf(calls, 7);
  expect(waiting).toMatchObject({ checkin: true, checkout: false, report: false, tasks: [], answers: [5] });
  expect(balanceWith({ id: 3, balance: null }, waiting.rows)).toBe(8);
});

it.each([
  [20, [sale(3)], 17],
  [null, [sale(3)], null],
  [0.5, [{ product_id: 3, type: 'sale', quantity: 0.125 }], 0.375],
  [20, [{ product_id: 4, type: 'sale', quantity: 3 }], 20],
] as const)('%s with %j leaves %s', (balance, rows, left) => expect(balanceWith({ id: 3, balance }, rows)).toBe(left));
