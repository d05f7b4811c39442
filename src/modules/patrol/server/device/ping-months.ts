/** The months of the signs of life: made ahead, and dropped once all that they hold is kept no longer. */
import { dateInZone } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { transact } from '#platform/server/db/scope.ts';
import type { Services } from '#platform/server/context.ts';
import { KEPT_DAYS } from '../../contract/report/kept-days.ts';

/** Months that stand beyond the one that runs. */
const AHEAD = 2;

const made = adhocText(`select patrol_make_ping_month(($1::date + make_interval(months => n))::date) from generate_series(0, ${AHEAD}) n`);
const dropped = adhocText('select patrol_drop_ping_months($1)');
/** Of months that were never made: clocks that were far ahead or behind. */
const rest = adhocText('delete from patrol_device_pings_rest where minute < $1');

export async function turnPingMonths({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<void> {
  const asSystem = { companyId: null, userId: null, system: true } as const;
  const until = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000).toISOString();
  const month = dateInZone(clock.now(), 'UTC').replace(/..$/, '01');
  await transact(pool, asSystem, ({ client }) => made(client, [month]));
  await transact(pool, asSystem, async ({ client }) => {
    await dropped(client, [until]);
    await rest(client, [until]);
  });
}
