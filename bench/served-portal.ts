/**
 * A portal in a process of its own, so that its processor time is not that of whoever asks. Argument: the address of the
 * database. Told `record`, it remembers the statements that it sends; told `recorded`, it answers them.
 */
import pg from 'pg';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { Statement } from './bare-portal.ts';

let recorded: Statement[] | null = null;
type Query = (this: pg.Client, query: string | { text: string; values?: unknown[] }, values?: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Query };
const send = prototype.query;
prototype.query = function query(...args) {
  const [asked, values] = args;
  const text = typeof asked === 'string' ? asked : asked.text;
  recorded?.push({ text, values: values ?? (typeof asked === 'string' ? [] : (asked.values ?? [])) });
  return send.apply(this, args);
};

const [databaseUrl = ''] = process.argv.slice(2);
const portal = await openTestPortal({ databaseUrl, poolSize: 10 });
process.on('message', (word) => {
  if (word === 'record') recorded = [];
  else process.send?.(recorded ?? []);
});
process.on('disconnect', () => void portal.close().then(() => process.exit(0)));
process.send?.(portal.url);
