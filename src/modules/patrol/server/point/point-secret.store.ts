/** The secrets of the codes that screens at checkpoints show, sealed by the key of the portal. */
import { randomBytes } from 'node:crypto';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Services } from '#platform/server/context.ts';
import { sealOf } from '#platform/server/seal/sealed.ts';

type Client = Parameters<ReturnType<typeof adhocText>>[0];

/** As long as its hash (RFC 4226, 4). */
const LENGTH = 20;
const seal = ({ secret }: Pick<Services, 'secret'>) => sealOf(secret, 'patrol point');
const rowOf = (company: number, checkpoint: number) => `${company}/${checkpoint}`;

const live = adhocText<{ secret: Buffer }>('select secret from patrol_point_secrets where company_id = $1 and checkpoint_id = $2 and ended_at is null');
/** Two screens of a point may ask at once: the first secret stays. */
const made = adhocText(
  `insert into patrol_point_secrets (company_id, checkpoint_id, secret, made_at) values ($1, $2, $3, $4)
   on conflict (company_id, checkpoint_id) where ended_at is null do nothing`,
);

/** Made where there is none yet. */
export async function liveSecret(client: Client, services: Pick<Services, 'secret'>, company: number, checkpoint: number, now: string): Promise<Buffer> {
  const own = [company, checkpoint];
  const [found] = await live(client, own);
  if (found) return seal(services).open(found.secret, rowOf(company, checkpoint));
  await made(client, [...own, seal(services).close(randomBytes(LENGTH), rowOf(company, checkpoint)), now]);
  return liveSecret(client, services, company, checkpoint, now);
}

export interface PointSecret {
  readonly secret: Buffer;
  /** Milliseconds; null: it is the present one. */
  readonly made: number;
  readonly ended: number | null;
}
const known = adhocText<PointSecret & { readonly checkpoint_id: number }>(
  `select checkpoint_id, secret, (extract(epoch from made_at) * 1000)::float8 as made, (extract(epoch from ended_at) * 1000)::float8 as ended
   from patrol_point_secrets where company_id = $1 and checkpoint_id = any($2::bigint[])`,
);

/** By checkpoint, also those that have ended: scans come late. */
export async function knownSecrets(
  client: Client,
  services: Pick<Services, 'secret'>,
  company: number,
  checkpoints: readonly number[],
): Promise<ReadonlyMap<number, readonly PointSecret[]>> {
  const rows = await known(client, [company, checkpoints]);
  const opened = rows.map((row) => ({ ...row, secret: seal(services).open(row.secret, rowOf(company, row.checkpoint_id)) }));
  return Map.groupBy(opened, ({ checkpoint_id }) => checkpoint_id);
}

/** What the screens of these checkpoints show is worth nothing any more. */
export const endSecrets = adhocText(
  `update patrol_point_secrets set ended_at = $3, updated_at = clock_timestamp() where company_id = $1 and checkpoint_id = any($2::bigint[]) and ended_at is null`,
);

/** The screen of a device is another from now on, or none: what the one before shows is worth nothing any more. */
export const endSecretOf = adhocText(
  `update patrol_point_secrets p set ended_at = $3, updated_at = clock_timestamp() from patrol_devices d
   where d.company_id = $1 and d.id = $2 and p.company_id = $1 and p.checkpoint_id = d.checkpoint_id and p.ended_at is null`,
);
