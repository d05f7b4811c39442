/** Publishing: the employee is told and sees the form. One at a time, or all of a year in a few statements. */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLogs } from '#platform/server/workflow/workflow-log.store.ts';
import { notify } from '#platform/server/live/notify.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { employees, getEmployee } from '#modules/employee/server/public.ts';
import type { publishEaForm as oneEndpoint, publishEaForms as manyEndpoint, unpublishEaForm as backEndpoint } from '../contract/ea-release.endpoints.ts';
import { EA_ERRORS, EA_MESSAGES } from '../contract/ea-form.messages.ts';
import { eaWorkflow } from '../contract/ea-form.workflow.ts';
import { requireVersion } from './edit-ea-form.ts';
import { presentEaForm } from './ea-form.presenter.ts';
import { changeForm, getForm, partsOfYear, type FormParts } from './ea-form.store.ts';
import { eaForms } from './ea-form.tables.ts';
import { eaYear } from './generate-ea-forms.ts';
import { isEarly, openMatters } from './release-ea-forms.ts';

/** A form without any number of its owner is nobody's. */
const lacksIdentity = ({ person }: Pick<FormParts, 'person'>) => !person.identity_number && !person.passport;

async function notifyPublished(ctx: Ctx, users: readonly number[], year: number): Promise<void> {
  const message: Text = { en: say(EA_MESSAGES.tellText, 'en', { year: String(year) }), ms: say(EA_MESSAGES.tellText, 'ms', { year: String(year) }) };
  await notify(ctx, { to: { users }, notification_type: 'ea_form', title: EA_MESSAGES.tellTitle, message, route: '/payroll' });
}
const refreshLists = (ctx: Ctx) => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'ea_form', stored: false });

/** @throws 409 on a changed form; 422 without an identity number, over an open question without a reason, before the year has ended unasked. */
export async function publishEaForm(ctx: Ctx, input: ParsedInput<typeof oneEndpoint>): Promise<OutputOf<typeof oneEndpoint>> {
  const record = await getForm(ctx, input.id, true);
  requireVersion(record, input.updated_at);
  const { name } = record.payload.person;
  if (lacksIdentity(record.payload)) throw invalid('base', EA_ERRORS.noIdentity, { name });
  const [parts] = await partsOfYear(ctx, record.year, [record.id]);
  if (!parts) throw notFound();
  const open = await openMatters(ctx, record.year, [parts]);
  const params = { name, year: String(record.year) };
  if (open.size > 0 && input.reason === null) throw invalid('reason', EA_ERRORS.openMatters, params);
  if (!input.early && isEarly(ctx, record.year, parts)) throw invalid('early', EA_ERRORS.tooEarly, params);
  const reason = open.size > 0 ? input.reason : null;
  await moveRecord(ctx, { workflow: eaWorkflow, action: 'publish', subjectId: record.id, current: record.status, seen: input.status, remark: reason });
  const after = await changeForm(ctx, record.id, {
    status: 'Published',
    published_reason: reason,
    published_at: ctx.clock.now().toISOString(),
    published_by: ctx.actor.userId,
  });
  const { user_id } = await getEmployee(ctx, record.employee_id);
  if (user_id !== null) await notifyPublished(ctx, [user_id], record.year);
  await refreshLists(ctx);
  await audit(ctx, {
    action: 'ea_form.published',
    subject_type: 'ea_form',
    subject_id: record.id,
    before: { status: record.status },
    after: { status: after.status, ...(reason !== null && { reason, open: open.get(record.id) }), ...(input.early && { early: true }) },
  });
  return { success: true, message: say(EA_MESSAGES.published, ctx.locale, { name }), data: presentEaForm(after) };
}

/** @throws 409 on a changed form; 422 unless it is published. */
export async function unpublishEaForm(ctx: Ctx, input: ParsedInput<typeof backEndpoint>): Promise<OutputOf<typeof backEndpoint>> {
  const record = await getForm(ctx, input.id, true);
  requireVersion(record, input.updated_at);
  await moveRecord(ctx, {
    workflow: eaWorkflow,
    action: 'unpublish',
    subjectId: record.id,
    current: record.status,
    seen: input.status,
    remark: input.remark,
  });
  const after = await changeForm(ctx, record.id, { status: 'Success', published_at: null, published_by: null, published_reason: null });
  await refreshLists(ctx);
  await audit(ctx, {
    action: 'ea_form.unpublished',
    subject_type: 'ea_form',
    subject_id: record.id,
    before: { status: record.status },
    after: { status: after.status, remark: input.remark },
  });
  return { success: true, message: say(EA_MESSAGES.unpublished, ctx.locale, { name: record.payload.person.name }), data: presentEaForm(after) };
}

/** Marks what is generated as published, with its timeline. @param reason of these forms. @returns ids, and the logins of the employees. */
export async function publishRows(ctx: Ctx, ids: readonly number[], at: string, reason: string | null = null): Promise<{ ids: number[]; users: number[] }> {
  if (ids.length === 0) return { ids: [], users: [] };
  const rows = await ctx.db
    .update(eaForms)
    .set({
      status: 'Published',
      published_at: at,
      published_by: ctx.actor.userId,
      published_reason: reason,
    })
    .where(and(eq(eaForms.company_id, ctx.companyId), among(eaForms.id, ids), eq(eaForms.status, 'Success')))
    .returning({ id: eaForms.id, employee_id: eaForms.employee_id });
  const done = rows.map(({ id }) => id);
  const moves = done.map((id) => ({ id, action: 'publish', from: 'Success', to: 'Published', remark: reason }));
  await appendWorkflowLogs(ctx, eaWorkflow.subject, moves);
  const people = await ctx.db
    .select({ user_id: employees.user_id })
    .from(employees)
    .where(
      and(
        eq(employees.company_id, ctx.companyId),
        among(
          employees.id,
          rows.map(({ employee_id }) => employee_id),
        ),
      ),
    );
  return { ids: done, users: people.flatMap(({ user_id }) => user_id ?? []) };
}

/** What holds for one form is its result; the others are published. */
export async function publishEaForms(ctx: Ctx, input: ParsedInput<typeof manyEndpoint>): Promise<OutputOf<typeof manyEndpoint>> {
  const year = eaYear(ctx, input.year);
  const wanted = input.ids ? new Set(input.ids) : null;
  const forms = await partsOfYear(ctx, year, wanted && [...wanted]);
  const refused = (record: FormParts, text: Text) => ({
    id: record.id,
    employee_id: record.employee_id,
    name: record.person.name,
    message: say(text, ctx.locale, { name: record.person.name, year: String(year) }),
  });
  const open = await openMatters(
    ctx,
    year,
    forms.filter(({ status }) => status === 'Success'),
  );
  const failed = forms.flatMap((record) => {
    if (record.status === 'Published') return wanted ? [refused(record, EA_ERRORS.published)] : [];
    if (lacksIdentity(record)) return [refused(record, EA_ERRORS.noIdentity)];
    if (input.reason === null && open.has(record.id)) return [refused(record, EA_ERRORS.openMatters)];
    return !input.early && isEarly(ctx, year, record) ? [refused(record, EA_ERRORS.tooEarly)] : [];
  });
  const found = new Set(forms.map(({ id }) => id));
  const missing = [...(wanted ?? [])].filter((id) => !found.has(id));
  const lost = missing.map((id) => ({ id, employee_id: 0, name: '', message: say(EA_ERRORS.gone, ctx.locale) }));
  const current = new Set(failed.map(({ id }) => id));
  const due = forms.filter(({ id, status }) => status === 'Success' && !current.has(id)).map(({ id }) => id);
  const at = ctx.clock.now().toISOString();
  const clear = await publishRows(
    ctx,
    due.filter((id) => !open.has(id)),
    at,
  );
  const over = await publishRows(
    ctx,
    due.filter((id) => open.has(id)),
    at,
    input.reason,
  );
  const ids = [...clear.ids, ...over.ids];
  const users = [...clear.users, ...over.users];
  if (users.length > 0) await notifyPublished(ctx, users, year);
  if (ids.length > 0) {
    await refreshLists(ctx);
    await audit(ctx, {
      action: 'ea_form.published_many',
      subject_type: 'ea_form',
      after: { year, published: ids.length, ...(over.ids.length > 0 && { reason: input.reason, over_open: over.ids }), ...(input.early && { early: true }) },
    });
  }
  const all = [...failed, ...lost];
  return {
    success: true,
    message: say(EA_MESSAGES.publishedMany, ctx.locale, { n: ids.length, failed: all.length }),
    data: { published: ids.length, ids, failed: all },
  };
}
