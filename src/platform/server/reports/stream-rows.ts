/** Rows of a query, batch by batch, through a cursor of the transaction: memory does not grow with the result. */
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/scope.ts';

let cursors = 0;

/** @param batch rows fetched at once, at least 1. The cursor is closed when the reader stops, also early. */
export async function* streamRows<Row extends object>(tx: { readonly db: Db }, query: SQL, batch = 1000): AsyncGenerator<readonly Row[]> {
  const name = `report_rows_${(cursors = (cursors + 1) % 1_000_000)}`;
  const cursor = sql.identifier(name);
  await tx.db.execute(sql`declare ${cursor} no scroll cursor for ${query}`);
  try {
    for (;;) {
      const { rows } = await tx.db.execute(sql`fetch forward ${sql.raw(String(Math.trunc(batch)))} from ${cursor}`);
      if (rows.length > 0) yield rows as Row[];
      if (rows.length < batch) break;
    }
  } finally {
    // Fails where the transaction is broken already; that takes the cursor along.
    await tx.db.execute(sql`close ${cursor}`).catch(() => undefined);
  }
}
