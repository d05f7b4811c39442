/** Devices of patrol with guards signed in on them, and what each did in some hours, for benchmarks. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** A guard of each site signs in on a device of it, before the shift of the day. */
const DEVICES = `
  with device as (
    insert into patrol_devices (company_id, name, type, serial_no, site_id, token_hash, paired_at, last_seen_at)
    select $1, 'Phone ' || s.id, 'Phone', 'SN-' || s.id, s.id, sha256(convert_to('device-token-of-site-' || s.id, 'UTF8')), '2026-11-01', now()
    from patrol_sites s where s.company_id = $1 and s.code like $2 || '-%' returning id, site_id
  )
  insert into patrol_sessions (company_id, device_id, guard_id, token_hash, expires_at, site_id)
  select $1, d.id, g.id, sha256(convert_to('session-of-site-number-' || d.site_id, 'UTF8')), '2026-11-20T18:30:00+08:00', d.site_id
  from device d join patrol_guards g on g.company_id = $1 and g.home_site_id = d.site_id`;

interface Standing {
  readonly device_id: number;
  readonly guard_id: number;
  readonly site_id: number;
  readonly operation_id: number;
  readonly rounds: readonly {
    readonly id: number;
    readonly start: number;
    readonly points: readonly { readonly checkpoint_id: number; readonly offset_minutes: number }[];
  }[];
}
const STANDING = `
  select s.device_id, s.guard_id, s.site_id, o.id as operation_id,
    (select json_agg(json_build_object('id', r.id, 'start', (extract(epoch from r.start_at) * 1000)::float8, 'points', r.points) order by r.start_at)
     from patrol_rounds r where r.company_id = $1 and r.operation_id = o.id) as rounds
  from patrol_sessions s join patrol_operations o on o.company_id = $1 and o.site_id = s.site_id and o.start_at <= $2 and o.end_at > $2 where s.company_id = $1 order by 1`;

const MINUTE = 60_000;

export interface DeviceLoad {
  readonly token: string;
  readonly session: string;
  readonly standing: Omit<Standing, 'rounds'>;
  /** As the device sends them. */
  readonly pings: readonly object[];
  readonly scans: readonly object[];
  /** Scans with what they count for. */
  readonly placed: readonly object[];
}

/** Each device made a sign of life a minute and a scan every five, as many as fit between two instants, and sends them all now. */
export async function addManyDevices(owner: Pool, companyId: number, code: string, from: string, to: string): Promise<DeviceLoad[]> {
  await owner.query(DEVICES, [companyId, code]);
  const { rows } = await owner.query<Standing>(STANDING, [companyId, to]);
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  if (new Set(rows.map(({ site_id }) => site_id)).size !== rows.length) throw new Error('A device stands in several operations');
  return rows.map(({ rounds, ...standing }) => {
    const minutes = Array.from({ length: Math.floor((end - begin) / MINUTE) }, (_, n) => new Date(begin + n * MINUTE).toISOString());
    const scans = rounds.flatMap(({ id, start, points }) =>
      points
        .map(({ checkpoint_id, offset_minutes }) => ({
          round_id: id,
          checkpoint_id,
          at: start + offset_minutes * MINUTE,
          tag: `${standing.site_id}-${offset_minutes / 5}`,
        }))
        .filter(({ at }) => at >= begin && at < end),
    );
    const sent = scans.map(({ at, tag }) => ({
      client_ref: randomUUID(),
      recorded_at: new Date(at).toISOString(),
      offline: true,
      method: 'QR',
      tag,
      lat: 3.05,
      lng: 101.5,
      accuracy_m: 8,
    }));
    return {
      token: `device-token-of-site-${standing.site_id}`,
      session: `session-of-site-number-${standing.site_id}`,
      standing,
      pings: minutes.map((recorded_at) => ({ client_ref: randomUUID(), recorded_at, offline: true, battery: 70 })),
      scans: sent,
      placed: sent.map((event, at) => ({ ...event, checkpoint_id: scans[at]?.checkpoint_id, round_id: scans[at]?.round_id })),
    };
  });
}
