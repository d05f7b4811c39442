/** Rows as they go into a file: in memory one by one, from a stream batch by batch, because each wait for a single row costs more than the row. */
export type RowSource<Row> = Iterable<Row> | AsyncIterable<readonly Row[]>;

const BATCH = 500;

/** Whatever the source, in batches. A reader that leaves early lets go of the source. */
export async function* batchesOf<Row>(rows: RowSource<Row>): AsyncGenerator<readonly Row[]> {
  if (Symbol.asyncIterator in rows) return yield* rows;
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
