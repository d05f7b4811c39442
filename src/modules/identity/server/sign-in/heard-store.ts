/** Keeps with each session when it was heard. */
import type { Pool } from 'pg';
import type { HeardStore } from '#platform/server/access/heard-sessions.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { transact } from '#platform/server/db/scope.ts';

const counted = adhocText<{ heard: number }>('select identity_heard($1, $2, $3) as heard');

/** Rows are locked in one order: another process may write of the same sessions. */
const ADD = `
  with heard as (
    select token_id, range_agg(int4range(quarter, quarter + 1)) as quarters from unnest($1::bigint[], $2::int[]) as h(token_id, quarter) group by token_id
  ), locked as (
    select id from tokens where id = any($1) and revoked_at is null order by id for no key update
  )
  update tokens t set heard = t.heard * int4multirange(int4range($3, null)) + heard.quarters
  from heard join locked on locked.id = heard.token_id where t.id = heard.token_id`;

export const heardStore = (pool: Pool): HeardStore => ({
  add: (heard, oldest) =>
    transact(pool, { companyId: null, userId: null, system: true }, async ({ client }) => {
      await client.query(ADD, [heard.map(({ tokenId }) => tokenId), heard.map(({ quarter }) => quarter), oldest]);
    }),
  async count(tx, tokenId, from, to) {
    const [row] = await counted(tx.client, [tokenId, from, to]);
    return row?.heard ?? 0;
  },
});
