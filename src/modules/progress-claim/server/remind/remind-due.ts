/** Tells of overdue invoices, payment responses that fall due, and bonds and insurances that end: each once, to those who have the next step. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { Params, Text } from '#platform/contract/messages.ts';
import { formatPrice, fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { SERVABLE, type ClaimStatus } from '../../contract/claim/claim.workflow.ts';
import { SECURITY_NAMES } from '../../contract/project/project.messages.ts';
import { claimReminders, securityReminders, securityStep, type Reminder, type WatchedSecurity } from '../../contract/project/reminders.ts';
import { responseClock } from '../claim/response-clock.ts';
import { PAGE } from '../notify-pcr.ts';
import { today } from '../project.store.ts';
import { REMINDERS as W } from './reminder.messages.ts';

interface Claim {
  readonly id: number;
  readonly project_id: number;
  readonly project: string;
  readonly claim_no: number;
  readonly status: ClaimStatus;
  readonly submitted_on: CalendarDate | null;
  readonly served_on: CalendarDate | null;
  readonly invoice_no: string | null;
  readonly due_date: CalendarDate | null;
  readonly unpaid: string;
}
const openClaims = adhocText<Claim>(
  `select c.id, c.project_id, p.code as project, c.claim_no, c.status, c.submitted_on, c.served_on, c.invoice_no, c.due_date, coalesce(c.certified_payable - c.paid_amount, 0) as unpaid
   from pcr_claims c join pcr_projects p on p.company_id = c.company_id and p.id = c.project_id and p.deleted_at is null and not p.cancelled
   where c.company_id = $1 and c.status in ('Waiting for Approval', 'Reviewed', 'Waiting for Payment') order by c.id`,
);
interface Contract {
  readonly id: number;
  readonly project: string;
  readonly securities: readonly WatchedSecurity[];
}
const secured = adhocText<Contract>(
  `select id, code as project, securities from pcr_projects
   where company_id = $1 and deleted_at is null and not cancelled and completed_at is null and securities <> '[]'::jsonb order by id`,
);
/** Those that were not told before. */
const fresh = adhocText<{ key: string }>(
  `insert into pcr_reminders (company_id, kind, subject_id, about, told_on)
   select $1, kind, subject_id, about, $2::date from json_to_recordset($3) as t(kind text, subject_id bigint, about text)
   on conflict do nothing returning kind || ' ' || subject_id || ' ' || about as key`,
);

interface Notice {
  /** Who has one of them has the next step. */
  readonly actions: readonly string[];
  readonly title: Text;
  readonly message: Text;
  readonly params: Params;
  readonly route: string;
}

function claimNotice(kind: 'overdue' | 'response', { id, project_id, project, claim_no, status, invoice_no, unpaid }: Claim): Notice {
  const params = { project, claim_no, invoice_no, amount: formatPrice(toRinggit(fromRinggit(unpaid))) };
  const route = `${PAGE}?id=${project_id}&claim=${id}`;
  if (kind === 'overdue') return { actions: ['Made Payment'], title: W.overdue, message: W.overdueMessage, params, route };
  return { actions: [status === 'Reviewed' ? 'Approve' : 'Review'], title: W.response, message: W.responseMessage, params, route };
}

function securityNotice({ id, project }: Contract, { kind, reference, expires_on }: WatchedSecurity, day: CalendarDate): Notice {
  const isOver = securityStep(expires_on, day) === 'over';
  const { en, ms } = isOver ? W.over : W.ends;
  const name = SECURITY_NAMES[kind];
  return {
    actions: ['Update'],
    title: { en: en.replace('{security}', name.en), ms: ms.replace('{security}', name.ms) },
    message: isOver ? W.overMessage : W.endsMessage,
    params: { project, reference: reference === null ? '' : ` ${reference}` },
    route: `${PAGE}?id=${id}`,
  };
}

async function remind(ctx: Ctx): Promise<void> {
  const day = today(ctx);
  const claims = await openClaims(ctx.client, [ctx.companyId]);
  const contracts = await secured(ctx.client, [ctx.companyId]);
  const unanswered = claims.filter(({ status }) => SERVABLE.some((one) => one === status));
  const responseOf = await responseClock(ctx, unanswered);
  const watched = claims.map((claim) => ({
    ...claim,
    response_due: unanswered.includes(claim) ? responseOf(claim) : null,
    outstanding: fromRinggit(claim.unpaid),
  }));
  const due = [...claimReminders(watched, day), ...securityReminders(contracts, day)];
  if (due.length === 0) return;
  const rows = due.map(({ kind, subject_id, about }) => ({ kind, subject_id, about }));
  const untold = new Set((await fresh(ctx.client, [ctx.companyId, day, JSON.stringify(rows)])).map(({ key }) => key));
  const claimOf = new Map(claims.map((claim) => [claim.id, claim]));
  const contractOf = new Map(contracts.map((contract) => [contract.id, contract]));
  const noticeOf = (one: Reminder): Notice =>
    one.kind === 'security' ? securityNotice(contractOf.get(one.subject_id)!, one.security, day) : claimNotice(one.kind, claimOf.get(one.subject_id)!);
  for (const one of due) {
    // Two bonds that are alike in everything are told of once.
    if (!untold.delete(`${one.kind} ${one.subject_id} ${one.about}`)) continue;
    const { actions, params, ...said } = noticeOf(one);
    await notify(ctx, {
      to: { users: await adminsWho(ctx, ctx.companyId, { route: PAGE, actions }) },
      notification_type: 'pcr_claim',
      ...said,
      params: { ...params, date: formatDate(one.date) },
      subject: { type: one.kind === 'security' ? 'pcr_project' : 'pcr_claim', id: one.subject_id },
    });
  }
}

export const remindDueJob = defineJob({
  name: 'progress-claim.remind-due',
  cron: '25 7 * * *',
  retries: 3,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'pcr')) await inCompany(services, company, remind);
  },
});
