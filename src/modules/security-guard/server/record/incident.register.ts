import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { incidents } from '../../contract/record/incident.register.ts';
import { GUARD_ERRORS, GUARD_MESSAGES } from '../../contract/security-guard.messages.ts';
import { getGuard, today } from '../guard/guard.store.ts';
import { guardsChanged } from '../guards-changed.ts';
import { guardIncidents as i } from '../security-guard.tables.ts';

/** The record of a guard, seen by whoever sees the guard. */
export const incidentRegister = registerOf(incidents, {
  table: i,
  subject: 'security_guard_incident',
  search: [i.description],
  order: { date: i.date },
  wording: { created: GUARD_MESSAGES.incidentCreated, saved: GUARD_MESSAGES.incidentSaved, deleted: GUARD_MESSAGES.incidentDeleted },
  under: (ctx, { guard_id }, lock) => getGuard(ctx, guard_id, lock),
  check: (ctx, drafts) => drafts.map(({ form }) => ({ ...(form.date > today(ctx) && fault('date', GUARD_ERRORS.future)) })),
  notify: guardsChanged,
});
