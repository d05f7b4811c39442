/** A portal in a process of its own, so that its processor time is not that of whoever asks. Argument: the address of the database. */
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const portal = await openTestPortal({ databaseUrl, poolSize: 10 });
process.send?.(portal.url);
process.on('disconnect', () => void portal.close().then(() => process.exit(0)));
