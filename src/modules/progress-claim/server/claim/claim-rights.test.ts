/** Who may do what with which claim: every action alone on every status, through the calls. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { CLAIMS, pcrCalls, PROJECTS } from '#app/server/testing/progress-claim-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const ACTIONS = ['Create', 'Update', 'Delete', 'Submit', 'Review', 'Approve', 'Reject', 'Made Payment', 'Export'] as const;
let owner: TestPerson;
const people = new Map<string, TestPerson>();
const claims: Record<string, number> = {};

/** What each call sends besides the version. Nothing that is refused is written, and what is allowed is tried on a version that is stale. */
const STALE = { updated_at: '2020-01-01T00:00:00Z' };
const head = { period_end: '2026-01-31', claim_date: '2026-01-31', materials_on_site: 0, deductions: [] };
const CALLS: readonly [string, object, readonly string[]][] = [
  ['', { ...head, side: 'claimed' }, ['Update']],
  ['', { ...head, side: 'certified' }, ['Review', 'Approve']],
  ['/lines', { side: 'claimed', lines: [{ item_id: 1, by: null, value: 0 }] }, ['Update']],
  ['/submit', {}, ['Submit']],
  ['/review', {}, ['Review']],
  ['/approve', { certificate_no: 'A', certificate_date: '2026-02-01', invoice_date: '2026-02-01' }, ['Approve']],
  ['/reject', { remark: 'Not yet' }, ['Reject']],
  ['/revise', {}, ['Create']],
  ['/made-payment', { amount: 1, paid_on: '2026-02-01', reference: 'R' }, ['Made Payment']],
  ['/invoice', { e_invoice_id: 'E' }, ['Update']],
];

beforeAll(async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  owner = await ownerOf(portal);
  const pcr = pcrCalls(owner);
  for (const [at, status] of ['Draft', 'Waiting for Approval', 'Reviewed', 'Waiting for Payment', 'Rejected'].entries()) {
    const project = await pcr.project({ code: `R-${at}` });
    const claim = await pcr.claim(project.id, '2026-01-31');
    claims[status] = claim.id;
    if (status !== 'Draft') await pcr.act(claim.id, 'submit');
    if (status === 'Reviewed' || status === 'Waiting for Payment') await pcr.act(claim.id, 'review');
    if (status === 'Waiting for Payment')
      await pcr.act(claim.id, 'approve', { certificate_no: 'A', certificate_date: '2026-02-01', invoice_date: '2026-02-01' });
    if (status === 'Rejected') await pcr.act(claim.id, 'reject', { remark: 'Not yet' });
  }
  for (const action of ACTIONS) people.set(action, await adminOf(portal, owner, { '/pcr/project': [action] }));
  people.set('view', await adminOf(portal, owner, { '/pcr/project': [] }));
  people.set('none', await adminOf(portal, owner, {}));
}, 120_000);

test.each(CALLS)('POST claim%s', async (path, body, allowed) => {
  const isSide = path === '' || path === '/lines';
  for (const [name, person] of people) {
    for (const [status, id] of Object.entries(claims)) {
      // The rights on a side are checked after the version, so the current one is sent.
      const updated_at = isSide ? (await owner.client.get(`${CLAIMS}/${id}`)).body.data.updated_at : STALE.updated_at;
      const { status: code } = await person.client.post(`${CLAIMS}/${id}${path}`, { ...body, updated_at });
      const expected = allowed.includes(name) ? 'passed' : 'refused';
      expect([name, status, path, code === 403 ? 'refused' : 'passed']).toEqual([name, status, path, expected]);
    }
  }
});

test('what a row offers is what its calls allow', async () => {
  for (const [status, id] of Object.entries(claims)) {
    const can = (await people.get('view')!.client.get(`${CLAIMS}/${id}`)).body.data.can;
    expect([status, Object.values(can).some(Boolean)]).toEqual([status, false]);
  }
  expect((await people.get('none')!.client.get(`${CLAIMS}/${claims['Draft']}`)).status).toBe(403);
  const stranger = await ownerOf(portal);
  for (const id of Object.values(claims)) expect((await stranger.client.get(`${CLAIMS}/${id}`)).status).toBe(404);
  const { project_id } = (await owner.client.get(`${CLAIMS}/${claims['Draft']}`)).body.data;
  expect((await stranger.client.post(`${PROJECTS}/${project_id}/claims`, { period_end: '2026-01-31', claim_date: '2026-01-31' })).status).toBe(404);
});
