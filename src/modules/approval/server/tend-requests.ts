/**
 * Each morning: substitutes hear that they stand in from today on, whoever is asked and has not answered is reminded, the next level is asked beside them where the rule wants
 * it, and a level whose people can decide no more goes on to those who can. Nothing is ever approved or rejected by the clock.
 */
import { isSwitchedOn } from '#platform/contract/access.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { Ctx, Services } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { appendWorkflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { adminsWho, adminsWhoCount } from '#modules/identity/server/public.ts';
import type { DecisionRules } from '../contract/decision.policy.ts';
import { openMoves, peopleFor, rightTo } from './deciders.ts';
import { notifyWaiting } from './anew/notify-waiting.ts';
import { setApprovers, stampReminded, standIns, approversDue, type DueRequest } from './due.store.ts';
import { subjects, type Subject } from './subject.ts';
import { nextLevel, approversOf } from './approvers.ts';

export const tendRequests = defineJob({
  name: 'approval.tend-requests',
  cron: '0 8 * * *',
  async run(_data, { services }) {
    for (const company of await companiesWith(services, null)) {
      const on = subjects().filter(({ page }) => isSwitchedOn(company, switchesOfPage(services, page)));
      await inCompany(services, company, (ctx) => tend(ctx, on));
    }
  },
});

/** Empty: always on. */
function switchesOfPage({ pages }: Services, page: string): readonly ModuleKey[] {
  const keys = pages.get(page)?.modules ?? [];
  return keys.includes('core') ? [] : (keys as readonly ModuleKey[]);
}

async function tend(ctx: Ctx, on: readonly Subject[]): Promise<void> {
  for (const subject of on) {
    const rules = await subject.rules(ctx);
    const able = await adminsWho(ctx, ctx.companyId, rightTo(subject, [rules.finish]));
    for (const request of await approversDue(ctx, subject.workflow.subject, able)) await goOn(ctx, subject, rules, request);
    for (const { substitute_id, n } of await standIns(ctx, subject.workflow.subject)) await notifyWaiting(ctx, subject, substitute_id, n);
    await remind(ctx, subject, rules);
  }
}

/** To the next level that has somebody, or, where the level has waited its time, to its people beside those of this one. */
async function goOn(ctx: Ctx, subject: Subject, rules: DecisionRules, request: DueRequest): Promise<void> {
  const people = await peopleFor(ctx, subject, { ...request, id: request.subject_id }, rules);
  const own = approversOf(request.levels[request.level - 1] ?? { approvers: [], at_least: 0 }, people);
  const next = nextLevel(request.levels, request.level + 1, people);
  // Nobody of it is left: the level is passed over; where none is left, whoever holds the right decides.
  const open = own.length === 0 ? (next ?? { level: request.levels.length, turns: [] }) : { level: request.level, turns: own };
  const beside = own.length > 0 && request.escalates ? (next?.turns ?? []) : [];
  const approvers = [...open.turns, ...beside.filter(({ user_id }) => open.turns.every((approver) => approver.user_id !== user_id))];
  await setApprovers(ctx, request.id, { level: open.level, turns: approvers, escalated: request.escalates });
  await appendWorkflowLog(ctx, {
    subject: { type: subject.workflow.subject, id: request.subject_id },
    action: own.length === 0 ? 'skip' : 'escalate',
    from: request.status,
    to: request.status,
    remark: null,
    payload: { level: request.level },
    user: null,
  });
}

/** Each person once, with how many wait for them. */
async function remind(ctx: Ctx, subject: Subject, rules: DecisionRules): Promise<void> {
  const due = await stampReminded(ctx, subject.workflow.subject);
  const waiting = new Map<number, number>();
  const add = (user: number, n: number) => waiting.set(user, (waiting.get(user) ?? 0) + n);
  for (const { turns: approvers } of due) for (const user of approvers) add(user, 1);
  const unnamed = due.filter(({ turns: approvers }) => approvers.length === 0);
  for (const [status, requests] of Map.groupBy(unnamed, (request) => request.status)) {
    const abouts = requests.map(({ employee_id, user_id, branch_id, division_id, department_id }) => ({
      id: employee_id,
      user_id,
      branch_id,
      division_id,
      department_id,
    }));
    for (const { user_id, n } of await adminsWhoCount(ctx, ctx.companyId, rightTo(subject, openMoves(rules, status)), abouts)) add(user_id, n);
  }
  for (const [user, n] of waiting) await notifyWaiting(ctx, subject, user, n);
}
