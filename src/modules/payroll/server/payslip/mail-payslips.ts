/**
 * Payslips by e-mail. A mailbox is no place for an open payslip: the PDF is attached only when it opens with a
 * password, else the mail carries a link that asks the employee to sign in.
 */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { DELIVERY } from '../../contract/payslip/delivery.messages.ts';
import type { mailPayslips as endpoint } from '../../contract/payslip/issued-payslips.endpoints.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { choosePayslips } from './choose-payslips.ts';
import { insertDeliveries } from './delivery.store.ts';
import { SEND_PAYSLIPS_JOB, type SendPayslips } from './send-payslips.ts';
import { recipientsOf, type Recipient } from './issued-payslip.store.ts';

const NAMED_FAILURES = 500;

/** Why a payslip cannot be sent; null: it can. */
function obstacle({ email, user_id, has_password, waiting }: Recipient, attached: boolean): Text | null {
  if (email === null) return DELIVERY.noAddress;
  if (attached && !has_password) return DELIVERY.noPassword;
  if (!attached && user_id === null) return DELIVERY.noLogin;
  return waiting ? DELIVERY.underWay : null;
}

/** Orders the mails; a job draws and queues them. Each payslip that cannot be sent is named. */
export async function mailPayslips(ctx: Ctx, { check, ...choice }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const ids = await choosePayslips(ctx, choice);
  const { payslip_password } = await findSetting(ctx);
  const evaluated = (await recipientsOf(ctx, ids)).map((one) => ({ ...one, refused: obstacle(one, payslip_password) }));
  const orders = evaluated.flatMap(({ id, email, refused }) =>
    refused === null && email !== null ? [{ payroll_id: id, recipient: email, form: payslip_password ? ('PDF' as const) : ('Link' as const) }] : [],
  );
  const refused = evaluated.flatMap(({ id, employee_id, name, refused: why }) =>
    why ? [{ id, employee_id, name, message: say(why, ctx.locale), no_login: why === DELIVERY.noLogin }] : [],
  );
  if (check) return answer(ctx, orders.length, refused);
  const deliveries = await insertDeliveries(ctx, orders);
  if (deliveries.length > 0) {
    const data: SendPayslips = { deliveries, actor: ctx.actor, locale: ctx.locale, request: ctx.request };
    await ctx.services.jobs.enqueue(ctx, SEND_PAYSLIPS_JOB, data);
    await audit(ctx, {
      action: 'payslip.mailed',
      subject_type: 'payroll',
      after: { payslips: orders.map(({ payroll_id }) => payroll_id), attached: payslip_password },
    });
  }
  return answer(ctx, deliveries.length, refused);
}

function answer(ctx: Ctx, queued: number, refused: OutputOf<typeof endpoint>['data']['failed']): OutputOf<typeof endpoint> {
  return {
    success: true,
    message: say(DELIVERY.queued, ctx.locale, { queued, failed: refused.length }),
    data: { queued, failed: refused.slice(0, NAMED_FAILURES), failed_count: refused.length },
  };
}
