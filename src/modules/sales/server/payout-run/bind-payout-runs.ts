/** The calls of calculations of payouts. */
import { bind } from '#platform/server/module.ts';
import * as calls from '../../contract/payout/payout-run.endpoints.ts';
import { listPayoutRuns, startPayouts } from './start-payouts.ts';

export const payoutRunBindings = [bind(calls.calculatePayouts, startPayouts), bind(calls.listPayoutRuns, listPayoutRuns)];
