/** Takes entries of the occurrence book from devices, each once. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { logEvent, type LogEvent, type sendLogEntries as endpoint } from '../../contract/logbook/log-call.endpoints.ts';
import { faultyFields, WITH_WAY_OUT } from '../../contract/logbook/log-fields.ts';
import { PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { lockCompany } from '../lock-company.ts';
import type { KnownDevice } from '../device/device-of.ts';
import { readBatch, type Batch } from '../device/read-batch.ts';
import { takePhotos, waitingPhotos } from '../device/send-photo.ts';
import { appendEntries, openBook, type NewEntry } from './append-entries.ts';

export const LOG_ENTRY = 'patrol_log_entry';

interface Known {
  readonly client_ref: string | null;
  readonly site_id: number;
  readonly entry_no: number;
  readonly act: string;
  readonly kind: string;
  readonly out: boolean;
}
const known = adhocText<Known>(
  `select e.client_ref::text, e.site_id, e.entry_no, e.act, e.kind, exists (select from patrol_log_entries w where w.company_id = e.company_id
     and w.site_id = e.site_id and w.about_no = e.entry_no and w.act = 'Out') as out
   from patrol_log_entries e where e.company_id = $1 and (e.client_ref = any($2::uuid[]) or e.site_id = $3 and e.entry_no = any($4::int[]))`,
);

type About = Pick<Known, 'entry_no' | 'act' | 'kind'> & { out: boolean };
/** Whether an event may stand in the book, given the entry that it is about. */
function isFit(event: LogEvent, about: About | undefined): 'fit' | 'unknown' | 'fields' {
  if (event.act === 'Entry') return event.about_ref || event.about_no ? 'fields' : faultyFields(event.kind, event.details).length > 0 ? 'fields' : 'fit';
  if (!about || about.act === 'Out' || about.kind !== event.kind) return 'unknown';
  if (event.act === 'Correction') return faultyFields(event.kind, event.details).length > 0 || !event.remark ? 'fields' : 'fit';
  const isWayOut = about.act === 'Entry' && !about.out && WITH_WAY_OUT.includes(event.kind);
  return isWayOut && Object.keys(event.details).length === 0 ? 'fit' : 'fields';
}

interface Sent {
  readonly device: KnownDevice;
  readonly guard_id: number;
  readonly site: number;
  readonly events: readonly LogEvent[];
  readonly sessionOf: Batch<LogEvent>['sessionOf'];
  readonly refuse: Batch<LogEvent>['refuse'];
}
interface Written {
  readonly fresh: number;
  readonly entries: readonly { readonly client_ref: string; readonly entry_no: number }[];
}

/** Writes into the book of one site. */
async function writeBook(ctx: OpenCtx, { device, guard_id, site, events, sessionOf, refuse }: Sent): Promise<Written> {
  const { company_id: company } = device;
  const book = await openBook(ctx, company, site);
  const refs = events.flatMap(({ client_ref, about_ref }) => [client_ref, ...(about_ref ? [about_ref] : [])]);
  const found = await known(ctx.client, [company, refs, site, events.flatMap(({ about_no }) => about_no ?? [])]);
  const byRef = new Map<string, About>(found.filter((each) => each.site_id === site).flatMap((each) => (each.client_ref ? [[each.client_ref, each]] : [])));
  const byNo = new Map<number, About>(found.filter((each) => each.site_id === site).map((each) => [each.entry_no, each]));
  const before = new Set(found.flatMap(({ client_ref }) => client_ref ?? []));
  const photos = await waitingPhotos(
    ctx,
    company,
    device.id,
    events.flatMap((event) => event.photos),
  );
  const fresh: { readonly event: LogEvent; readonly entry: NewEntry }[] = [];
  for (const event of events.toSorted((a, b) => (a.recorded_at < b.recorded_at ? -1 : a.recorded_at > b.recorded_at ? 1 : 0))) {
    if (before.has(event.client_ref)) continue;
    const about = event.about_ref ? byRef.get(event.about_ref) : byNo.get(event.about_no ?? 0);
    const fit = isFit(event, about);
    if (fit !== 'fit') {
      refuse(event, fit);
      continue;
    }
    const { client_ref, act, kind, recorded_at, offline, subject, remark, details } = event;
    const shots = event.photos.flatMap((ref) => photos.get(ref) ?? []);
    const entry: NewEntry = {
      client_ref,
      act,
      about_no: about?.entry_no ?? null,
      kind,
      guard_id,
      device_id: device.id,
      user_id: null,
      recorded_at,
      offline,
      subject,
      details,
      remark,
      photos: shots,
      outside_session: sessionOf(event) === null,
    };
    fresh.push({ event, entry });
    if (about && act === 'Out') about.out = true;
    // A way out in the same batch names it.
    const own: About = { entry_no: book.head.entry_no + fresh.length, act, kind, out: false };
    byRef.set(client_ref, own);
    byNo.set(own.entry_no, own);
  }
  const made = await appendEntries(
    { ...ctx, companyId: company },
    book,
    fresh.map(({ entry }) => entry),
  );
  const shots = fresh.flatMap(({ event }, at) => event.photos.map((ref) => ({ ref, id: made[at]?.id ?? 0 })));
  await takePhotos(ctx, { company, device: device.id, subject: LOG_ENTRY }, shots);
  const entries = events.flatMap(({ client_ref }) => {
    const entry_no = byRef.get(client_ref)?.entry_no;
    return entry_no ? [{ client_ref, entry_no }] : [];
  });
  return { fresh: fresh.length, entries };
}

export async function sendLogEntries(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { device, guard_id, events, sessionOf, siteOf, refuse, close } = await readBatch(ctx, input, 'log', logEvent);
  await lockCompany(ctx, device.company_id, 'log');
  const written: Written[] = [];
  for (const [site, own] of Map.groupBy(events, siteOf)) written.push(await writeBook(ctx, { device, guard_id, site, events: own, sessionOf, refuse }));
  const numbers = new Map(written.flatMap(({ entries }) => entries).map(({ client_ref, entry_no }) => [client_ref, entry_no]));
  const n = written.reduce((sum, { fresh }) => sum + fresh, 0);
  return {
    success: true,
    message: say(PATROL_MESSAGES.eventsTaken, ctx.locale, { n }),
    data: {
      ...(await close(n)),
      entries: events.flatMap(({ client_ref }) => {
        const entry_no = numbers.get(client_ref);
        return entry_no ? [{ client_ref, entry_no }] : [];
      }),
    },
  };
}
