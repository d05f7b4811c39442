/** Entries that the office writes: at the time of the server, never changed; ways out and corrections are entries of their own. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/logbook/log.endpoints.ts';
import type { LogRow } from '../../contract/logbook/log.endpoints.ts';
import { faultyFields, WITH_WAY_OUT, type Details, type LogKind } from '../../contract/logbook/log-fields.ts';
import type { VisitorIdentity } from '../../contract/site/site.register.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES as M } from '../../contract/patrol.messages.ts';
import { namedSites } from '../site/site.register.ts';
import { appendEntries, openBook, type NewEntry } from './append-entries.ts';
import { findEntry } from './read-log.ts';

type Call = 'writeLogEntry' | 'writeWayOut' | 'correctLogEntry';
type In<C extends Call> = ParsedInput<(typeof calls)[C]>;
type Out = OutputOf<(typeof calls)[Call]>;

/** Empty fields of a form are none. @throws 422 at each field that is missing, too long or of another kind */
function checkedDetails(kind: LogKind, typed: Details, identity?: VisitorIdentity): Details {
  const details = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
  const [wrong] = faultyFields(kind, details, identity);
  if (wrong) throw invalid(`details.${wrong}`, E.fieldNeeded);
  return details;
}

type Written = Pick<NewEntry, 'act' | 'about_no' | 'kind' | 'subject' | 'details' | 'remark'>;
async function write(ctx: Ctx, site: number, entry: Written, message: Text): Promise<Out> {
  const book = await openBook(ctx, ctx.companyId, site);
  const rest = { guard_id: null, device_id: null, user_id: ctx.actor.userId, client_ref: null, recorded_at: instantOf(ctx.clock), offline: false, photos: [] };
  const [made] = await appendEntries(ctx, book, [{ ...entry, ...rest }]);
  return { success: true, message: say(message, ctx.locale, { n: made?.entry_no ?? 0 }), data: { entry_no: made?.entry_no ?? 0 } };
}

export async function writeLogEntry(ctx: Ctx, { site_id, kind, subject, details, remark }: In<'writeLogEntry'>): Promise<Out> {
  if (!(await namedSites(ctx, [site_id])).get(site_id)?.live) throw invalid('site_id', E.siteUnknown);
  const { visitor_identity } = await openBook(ctx, ctx.companyId, site_id);
  return write(ctx, site_id, { act: 'Entry', about_no: null, kind, subject, details: checkedDetails(kind, details, visitor_identity), remark }, M.logWritten);
}

const isInside = ({ act, kind, out_at }: LogRow) => act === 'Entry' && out_at === null && WITH_WAY_OUT.includes(kind);

export async function writeWayOut(ctx: Ctx, { id, remark }: In<'writeWayOut'>): Promise<Out> {
  const { site_id } = await findEntry(ctx, id);
  // Looked at again under the lock of the book: two may write the same way out.
  await openBook(ctx, ctx.companyId, site_id);
  const entry = await findEntry(ctx, id);
  if (!isInside(entry)) throw new AppError(409, E.notInside);
  const { kind, subject, entry_no } = entry;
  return write(ctx, site_id, { act: 'Out', about_no: entry_no, kind, subject, details: {}, remark }, M.logWritten);
}

export async function correctLogEntry(ctx: Ctx, { id, subject, details, reason }: In<'correctLogEntry'>): Promise<Out> {
  const { site_id, act, kind, entry_no } = await findEntry(ctx, id);
  if (act === 'Out') throw new AppError(409, E.noCorrection);
  return write(ctx, site_id, { act: 'Correction', about_no: entry_no, kind, subject, details: checkedDetails(kind, details), remark: reason }, M.logWritten);
}
