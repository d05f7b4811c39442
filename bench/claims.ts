/**
 * What the office's claims cost beside their own statements: processor time of server and database, against a bare handler that sends
 * the same statements and answers the same bytes. 10,000 employees, 100,000 claims with 200,000 items, 200 claims waiting.
 */
import { againstBare, type Compared } from './against-bare.ts';
import { addManyClaims } from './many-claims.ts';
import type { Figure } from './measure.ts';
import { addBenchEmployees } from './people.ts';
import { onServedBench } from './served-bench.ts';

const CLAIMS = 'api/operation/claims';
const REPORT = `${CLAIMS}/reports/generate?preview=true&start_date=2026-01-01&end_date=2026-12-31`;

const CALLS: readonly (Pick<Compared, 'name' | 'amount' | 'most' | 'connections'> & { readonly path: string })[] = [
  { name: 'claims that wait, 10 rows', path: `${CLAIMS}?status=Waiting%20for%20Approval&with=employee.position`, amount: 100, most: 2 },
  { name: 'claims of a year, 50 rows', path: `${CLAIMS}?year=2026&per_page=50&with=employee.position`, amount: 60, most: 2 },
  { name: 'claim summary', path: `${CLAIMS}/summary?`, amount: 100, most: 2 },
  // An answer takes about a second: sixteen at once would wait for each other.
  { name: 'claim report of a year by employee', path: `${REPORT}&group_by=employee`, amount: 4, connections: 2, most: 1.3 },
  { name: 'claim report of a year by month', path: `${REPORT}&group_by=month`, amount: 4, connections: 2, most: 1.3 },
];

export const benchClaims = (): Promise<Figure[]> =>
  onServedBench(async ({ database, owner, served, companyId, token }) => {
    await addBenchEmployees(owner, companyId, 10_000);
    await addManyClaims(owner, companyId, 200);
    await owner.query('vacuum analyze');
    const compared = CALLS.map(({ path, ...call }) => ({ ...call, request: { path: `${path}&company_id=${companyId}`, token }, companyId }));
    return againstBare(database, served, compared);
  });
