/** The portal of a checkout on a database that is there already. Arguments: the checkout, the address of the database, the folder of its files. Sends its address. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [checkout = '', databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const { openTestPortal } = (await import(
  pathToFileURL(join(checkout, 'src/app/server/testing/test-portal.ts')).href
)) as typeof import('#app/server/testing/test-portal.ts');
const portal = await openTestPortal({ databaseUrl, env: { MESRA_DATA: dataDir } });
process.on('disconnect', () => void portal.close().then(() => process.exit(0)));
process.send?.(portal.url);
