import { afterEach, expect, it } from 'vitest';
import { pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import { ClaimBody } from './claim-body.tsx';

const item = {
  id: 1,
  category: { id: 1, name: 'Meals', name_ms: 'Makan minum', code: 'MEAL', type: 'General' },
  date: '2026-11-10',
  description: 'Lunch with the client',
  project_ref: 'P-014 Penang',
  amount: 20,
  approved_amount: 20,
  check_status: 'Accepted',
  days: null,
  distance_km: null,
  parts: [],
  receipts: [],
  readings: [],
  duplicates: [],
};
const CLAIM = { id: 9, status: 'Paid', title: 'Penang visit', claim_month: '2026-11-01', items: [item], limits: [], proofs: [], approvers: [], timeline: [] };

let view: Rendered | undefined;
afterEach(() => view?.unmount());

it('shows its items to whoever may not check them', async () => {
  const mayCheck = CLAIM.status === 'Reviewed';
  view = await render(<ClaimBody claim={CLAIM as unknown as ClaimDetail}>{mayCheck && <p>Desk</p>}</ClaimBody>);
  for (const text of ['Penang visit', 'Lunch with the client', 'P-014 Penang']) expect(pageText()).toContain(text);
});
