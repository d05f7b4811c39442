import { say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { presentPayroll } from '../payroll.presenter.ts';
import type { PayrollRecord } from '../payroll.tables.ts';

/** The answer after a change of one payroll: the popup text and the payroll as it is now. */
export async function savedAnswer(ctx: Ctx, record: PayrollRecord, message: Text) {
  const { four_eyes } = await findSetting(ctx);
  return {
    success: true as const,
    message: say(message, ctx.locale, { name: record.employee_snapshot.name }),
    data: await presentPayroll(ctx, record, four_eyes),
  };
}
