/** Writes entries at the end of the book of a site: numbered, sealed one after the other, with the new end in the audit log. */
import { createHash, randomBytes } from 'node:crypto';
import { addDays, dateInZone, DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { audit, type AuditContext } from '#platform/server/audit/audit.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { digestOfField, FIRST, hashAfter, type ChainedEntry, type Sha256 } from '../../contract/logbook/chain.ts';
import { splitDetails, type Details } from '../../contract/logbook/log-fields.ts';
import type { VisitorIdentity } from '../../contract/site/site.register.ts';
import { OPERATION_AT } from '../operation-at.ts';

export const sha256: Sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

export type NewEntry = Pick<
  ChainedEntry,
  'act' | 'about_no' | 'kind' | 'guard_id' | 'device_id' | 'user_id' | 'recorded_at' | 'offline' | 'subject' | 'remark' | 'photos' | 'outside_session'
> & { readonly client_ref: string | null; readonly details: Details };
export interface Book {
  readonly company: number;
  readonly site: number;
  readonly time_zone: string | null;
  readonly visitor_identity: VisitorIdentity;
  readonly visitor_days: number;
  /** Its end, locked. */
  readonly head: { readonly entry_no: number; readonly hash: string };
}
type Writing = Pick<OpenCtx, 'client' | 'clock'>;

const begun = adhocText(
  `insert into patrol_log_heads (company_id, site_id, entry_no, hash) values ($1, $2, 0, '${FIRST}') on conflict (company_id, site_id) do nothing`,
);
const ended = adhocText<Omit<Book, 'company' | 'site' | 'head'> & { entry_no: number; hash: string }>(
  `select h.entry_no, h.hash, s.visitor_identity, s.visitor_days, c.config ->> 'timezone' as time_zone
   from patrol_log_heads h join patrol_sites s on s.company_id = h.company_id and s.id = h.site_id join companies c on c.id = h.company_id
   where h.company_id = $1 and h.site_id = $2 for update of h`,
);
/** The book of a site, its end locked until the transaction ends, so that numbers have no gap. The site is one of the company. */
export async function openBook(ctx: Writing, company: number, site: number): Promise<Book> {
  await begun(ctx.client, [company, site]);
  const [found] = await ended(ctx.client, [company, site]);
  if (!found) throw new Error('A book without a site');
  const { entry_no, hash, ...rest } = found;
  return { company, site, head: { entry_no, hash }, ...rest };
}

const written = adhocText<{ id: number; entry_no: number }>(
  `insert into patrol_log_entries (company_id, site_id, received_at, operation_id, entry_no, act, about_no, kind, guard_id, device_id, user_id, client_ref, recorded_at,
     offline, subject, details, digests, remark, photos, hash, outside_session)
   select $1, $2, $3::timestamptz, o.id, t.entry_no, t.act, t.about_no, t.kind, t.guard_id, t.device_id, t.user_id, t.client_ref, t.recorded_at, t.offline, t.subject,
     t.details, t.digests, t.remark, t.photos, t.hash, coalesce(t.outside_session, false)
   from json_to_recordset($4) as t(entry_no integer, act text, about_no integer, kind text, guard_id bigint, device_id bigint, user_id bigint, client_ref uuid,
     recorded_at timestamptz, offline boolean, subject text, details jsonb, digests jsonb, remark text, photos jsonb, hash text, outside_session boolean)
   left join lateral (${OPERATION_AT({ site: '$2::bigint', at: 't.recorded_at', guard: 't.guard_id' })}) o on true
   order by t.entry_no returning id, entry_no`,
);
const kept = adhocText(
  `insert into patrol_log_personals (company_id, entry_id, fields, erase_on) select $1, t.entry_id, t.fields, $2::date
   from json_to_recordset($3) as t(entry_id bigint, fields jsonb)`,
);
const moved = adhocText('update patrol_log_heads set entry_no = $3, hash = $4, updated_at = clock_timestamp() where company_id = $1 and site_id = $2');

export async function appendEntries(
  ctx: Writing & AuditContext,
  book: Book,
  entries: readonly NewEntry[],
): Promise<{ readonly id: number; readonly entry_no: number }[]> {
  if (entries.length === 0) return [];
  const { company, site } = book;
  const now = ctx.clock.now();
  let { entry_no, hash } = book.head;
  const rows = entries.map(({ client_ref, details, ...given }) => {
    const split = splitDetails(given.kind, details, book.visitor_identity);
    const fields = Object.fromEntries(Object.entries(split.personal).map(([key, value]) => [key, { salt: randomBytes(16).toString('hex'), value }]));
    const digests = Object.fromEntries(Object.entries(fields).map(([key, { salt, value }]) => [key, digestOfField(sha256, key, salt, value)]));
    entry_no += 1;
    const entry: ChainedEntry = {
      ...given,
      company_id: company,
      site_id: site,
      entry_no,
      recorded_at: new Date(given.recorded_at).toISOString(),
      received_at: now.toISOString(),
      details: split.open,
      digests,
    };
    hash = hashAfter(sha256, hash, entry);
    return { ...entry, client_ref, hash, fields };
  });
  const made = await written(ctx.client, [company, site, now.toISOString(), JSON.stringify(rows)]);
  const ids = new Map(made.map(({ id, entry_no: no }) => [no, id]));
  const personal = rows.flatMap(({ entry_no: no, fields }) => (Object.keys(fields).length > 0 ? [{ entry_id: ids.get(no), fields }] : []));
  const erase_on = addDays(dateInZone(now, book.time_zone ?? DEFAULT_TIME_ZONE), book.visitor_days);
  if (personal.length > 0) await kept(ctx.client, [company, erase_on, JSON.stringify(personal)]);
  await moved(ctx.client, [company, site, entry_no, hash]);
  // The audit log is chained, and its ends are kept outside of the database: whoever cuts the end of the book cannot cut this as well.
  await audit(ctx, {
    action: 'patrol_log.entered',
    subject_type: 'patrol_site',
    subject_id: site,
    company_id: company,
    after: { from: book.head.entry_no + 1, entry_no, digest: hash },
  });
  await notify(ctx, { to: { company }, notification_type: 'patrol_log_changed', stored: false, company_id: company });
  return made;
}
