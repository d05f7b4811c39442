/** The calls of payouts and of the report of attendance. */
import { bind } from '#platform/server/module.ts';
import { listPromoterAttendance as attendanceCall } from '../../contract/payout/attendance-report.endpoints.ts';
import * as payout from '../../contract/payout/payout.endpoints.ts';
import * as dispute from '../../contract/payout/payout-dispute.endpoints.ts';
import { listPromoterAttendance } from './attendance-report.ts';
import { answerPayoutDispute, disputePayoutLine, showOwnPayout } from './dispute-payout.ts';
import { ownPayoutSlip, payoutSlip } from './payout-slip.ts';
import { approvePayout, changePayout, listPayouts, payPayout, showPayout, withdrawPayout } from './move-payout.ts';

export const payoutBindings = [
  bind(attendanceCall, listPromoterAttendance),
  bind(payout.listPayouts, listPayouts),
  bind(payout.showPayout, showPayout),
  bind(payout.payoutSlip, payoutSlip),
  bind(payout.ownPayoutSlip, ownPayoutSlip),
  bind(dispute.showOwnPayout, showOwnPayout),
  bind(dispute.disputePayoutLine, disputePayoutLine),
  bind(dispute.answerPayoutDispute, answerPayoutDispute),
  bind(payout.changePayout, changePayout),
  bind(payout.approvePayout, approvePayout),
  bind(payout.withdrawPayout, withdrawPayout),
  bind(payout.payPayout, payPayout),
];
