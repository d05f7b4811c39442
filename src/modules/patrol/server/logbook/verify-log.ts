/**
 * Computes the chains of the occurrence books anew. Each end that a book ever had stands in the audit log, which is a chain itself whose ends are kept
 * outside of the database (`npm run verify:audit`), so that a book whose end was cut off is found.
 */
import { notFound } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Handle } from '#platform/server/db/connection.ts';
import type { Ctx } from '#platform/server/context.ts';
import { chainFaults, FIRST, type ChainFault, type KeptHead, type PersonalField, type SealedLogEntry } from '../../contract/logbook/chain.ts';
import type { verifyLog as endpoint } from '../../contract/logbook/log.endpoints.ts';
import { sha256 } from './append-entries.ts';

const INSTANT = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const entriesOf = adhocText<SealedLogEntry>(
  `select company_id, site_id, entry_no, act, about_no, kind, guard_id, device_id, user_id, ${INSTANT('recorded_at')} as recorded_at,
     ${INSTANT('received_at')} as received_at, offline, subject, details, digests, remark, photos, outside_session, hash
   from patrol_log_entries where company_id = $1 and site_id = $2 order by entry_no`,
);
const headsOf = adhocText<KeptHead>(
  `select entry_no, hash from patrol_log_heads where company_id = $1 and site_id = $2 and entry_no > 0
   union all select (after ->> 'entry_no')::int, after ->> 'digest' from audit_logs
   where company_id = $1 and subject_type = 'patrol_site' and subject_id = $2 and action = 'patrol_log.entered'`,
);
const personalsOf = adhocText<PersonalField>(
  `select e.entry_no, f.key as field, f.value ->> 'salt' as salt, f.value ->> 'value' as value from patrol_log_personals p
   join patrol_log_entries e on e.company_id = p.company_id and e.id = p.entry_id, jsonb_each(p.fields) f where p.company_id = $1 and e.site_id = $2`,
);

export interface VerifiedBook {
  readonly entries: number;
  readonly heads: number;
  readonly hash: string;
  readonly faults: readonly ChainFault[];
}
/** The whole book of a site: a book of ten years has some hundred thousand entries, read once. */
export async function verifyBook(tx: Pick<Handle, 'client'>, company: number, site: number): Promise<VerifiedBook> {
  const of = [company, site];
  const entries = await entriesOf(tx.client, of);
  const heads = await headsOf(tx.client, of);
  const faults = chainFaults(sha256, entries, heads, await personalsOf(tx.client, of));
  return { entries: entries.length, heads: heads.length, hash: entries.at(-1)?.hash ?? FIRST, faults };
}

const siteOf = adhocText<{ name: string }>('select name from patrol_sites where company_id = $1 and id = $2');
/** The first hundred faults. @throws 404 */
export async function verifyLog(ctx: Ctx, { site_id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const [site] = await siteOf(ctx.client, [ctx.companyId, site_id]);
  if (!site) throw notFound();
  const { faults, ...book } = await verifyBook(ctx, ctx.companyId, site_id);
  return { data: { site: site.name, ...book, faults: faults.slice(0, 100) } };
}

const books = adhocText<{ company_id: number; site_id: number; name: string }>(
  `select distinct a.company_id, a.subject_id as site_id, s.name from audit_logs a
   join patrol_sites s on s.company_id = a.company_id and s.id = a.subject_id where a.action = 'patrol_log.entered' order by 1, 2`,
);
/** Every book that ever had an entry, as lines for a terminal. */
export async function verifyAllBooks(tx: Pick<Handle, 'client'>): Promise<{ readonly lines: string[]; readonly broken: number }> {
  const all = await books(tx.client, []);
  const lines: string[] = [];
  let [broken, entries] = [0, 0];
  for (const { company_id, site_id, name } of all) {
    const book = await verifyBook(tx, company_id, site_id);
    entries += book.entries;
    broken += book.faults.length;
    for (const { entry_no, fault } of book.faults) lines.push(`  company ${company_id}, book of ${name} (${site_id}), entry ${entry_no}: ${fault}`);
  }
  const count = `${entries} entries in ${all.length} ${all.length === 1 ? 'book' : 'books'}`;
  return broken === 0
    ? { lines: [`The occurrence books are whole: ${count}.`], broken }
    : { lines: [`The occurrence books are broken in ${broken} ${broken === 1 ? 'place' : 'places'} (${count}):`, ...lines], broken };
}
