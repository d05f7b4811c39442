/** The calls of what is recorded on schedules. */
import { bind } from '#platform/server/module.ts';
import * as field from '../../contract/field/field.endpoints.ts';
import * as dispute from '../../contract/field/dispute.endpoints.ts';
import { showMyDay as myDayCall } from '../../contract/field/my-day.endpoints.ts';
import { showSchedule as showScheduleCall } from '../../contract/field/schedule-detail.endpoints.ts';
import * as moves from '../../contract/stock/stock-moves.endpoints.ts';
import * as stock from '../../contract/stock/stock.endpoints.ts';
import { listStock, listStockDifferences } from '../stock/list-stock.ts';
import { askReplenishment, moveStock } from '../stock/move-stock.ts';
import { recordStock, voidStock } from '../stock/record-stock.ts';
import { listStockEntries } from '../stock/stock-ledger-list.ts';
import { correctSchedule } from './correct-schedule.ts';
import { reopenDailyReport, reviewDailyReport, saveDailyReport } from './daily-report.ts';
import { answerDispute, disputeLine, settleDispute } from './dispute-report.ts';
import { recordTask } from './record-task.ts';
import { showMyDay } from './show-my-day.ts';
import { showSchedule } from './show-schedule.ts';
import { checkIn, checkOut } from './take-punch.ts';

export const fieldBindings = [
  bind(myDayCall, showMyDay),
  bind(field.checkIn, checkIn),
  bind(field.checkOut, checkOut),
  bind(field.recordTask, recordTask),
  bind(field.saveDailyReport, saveDailyReport),
  bind(field.reviewDailyReport, reviewDailyReport),
  bind(field.reopenDailyReport, reopenDailyReport),
  bind(field.correctSchedule, correctSchedule),
  bind(dispute.disputeLine, disputeLine),
  bind(dispute.answerDispute, answerDispute),
  bind(dispute.settleDispute, settleDispute),
  bind(showScheduleCall, showSchedule),
  bind(moves.listStockEntries, listStockEntries),
  bind(moves.moveStock, moveStock),
  bind(moves.askReplenishment, askReplenishment),
  bind(stock.listStock, listStock),
  bind(stock.listStockDifferences, listStockDifferences),
  bind(stock.recordStock, recordStock),
  bind(stock.voidStock, voidStock),
];
