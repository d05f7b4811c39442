/** The job behind payslips by e-mail: draws what is attached and hands each mail to the outbox, some at a time. */
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { transact } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { publicUrl } from '#platform/server/http/public-url.ts';
import { contextOfAsker, scopeOfAsker, type Asker } from '#platform/server/jobs/act-as-asker.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { queueMail } from '#platform/server/outbox/queue-mail.ts';
import { DELIVERY } from '../../contract/payslip/delivery.messages.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { failDelivery, waitingDeliveries, type Delivery } from './delivery.store.ts';
import { issuedWithAdjustments } from './issued-payslip.store.ts';
import { renderPayslips } from './render-payslips.ts';

export const SEND_PAYSLIPS_JOB = 'payroll.send-payslips';
const AT_ONCE = 25;

export interface SendPayslips extends Asker {
  readonly deliveries: readonly number[];
}

export const sendPayslipsJob = defineJob<SendPayslips>({
  name: SEND_PAYSLIPS_JOB,
  async run({ deliveries, ...asker }, { services, progress, signal }) {
    for (let from = 0; from < deliveries.length; from += AT_ONCE) {
      signal.throwIfAborted();
      // A part at a time: what has been queued stays queued when a later part fails, and is not queued twice.
      await transact(services.pool, scopeOfAsker(asker), async (tx) => {
        const ctx = contextOfAsker(tx, services, asker);
        await sendPart(ctx, await waitingDeliveries(ctx, deliveries.slice(from, from + AT_ONCE)));
      });
      await progress(((from + AT_ONCE) / deliveries.length) * 100);
    }
  },
});

async function sendPart(ctx: Ctx, part: readonly Delivery[]): Promise<void> {
  const ids = part.map(({ payroll_id }) => payroll_id);
  const byPayroll = new Map(part.map((delivery) => [delivery.payroll_id, delivery]));
  const attached = part.filter(({ form }) => form === 'PDF').map(({ payroll_id }) => payroll_id);
  const drawn = new Map<number, Buffer>();
  const languageOf = (id: number) => byPayroll.get(id)?.locale ?? ctx.locale;
  for await (const { payroll, pdf } of renderPayslips(ctx, attached, { language: languageOf, locked: true })) drawn.set(payroll.id, pdf);
  const found = new Map((await issuedWithAdjustments(ctx, ids)).map(({ payroll }) => [payroll.id, payroll]));
  for (const delivery of part) {
    const payroll = found.get(delivery.payroll_id);
    if (payroll) await send(ctx, delivery, payroll, drawn.get(delivery.payroll_id));
    else await failDelivery(ctx, delivery.id, DELIVERY.none[ctx.locale]);
  }
}

async function send(ctx: Ctx, { id, recipient, locale }: Delivery, payroll: PayrollRecord, pdf: Buffer | undefined): Promise<void> {
  const company = payroll.payslip?.company.name ?? '';
  await queueMail(ctx, {
    to: recipient,
    locale,
    subject: DELIVERY.subject,
    body: pdf ? DELIVERY.attached : DELIVERY.linked,
    params: { name: payroll.employee_snapshot.name, month: formatMonth(calendarDate(payroll.end_date), locale), company },
    dedupeKey: `payslip-delivery:${id}`,
    ...(pdf
      ? { attachments: [{ filename: `${payroll.number}.pdf`, contentType: 'application/pdf', content: pdf.toString('base64') }] }
      : { link: { url: `${publicUrl(ctx)}/payroll?open=${payroll.id}`, text: DELIVERY.open } }),
  });
}
