import { afterEach, expect, it } from 'vitest';
import { pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import { ClaimBody } from './claim-body.tsx';
import { shownItem } from './shown-item.factory.ts';

const item = shownItem(1, { description: 'Lunch with the client', project_ref: 'P-014 Penang', approved_amount: 20, check_status: 'Accepted' });
const CLAIM = { id: 9, status: 'Paid', title: 'Penang visit', claim_month: '2026-11-01', items: [item], limits: [], proofs: [], approvers: [], timeline: [] };

let view: Rendered | undefined;
afterEach(() => view?.unmount());

it('shows its items to whoever may not check them', async () => {
  const mayCheck = CLAIM.status === 'Reviewed';
  view = await render(<ClaimBody claim={CLAIM as unknown as ClaimDetail}>{mayCheck && <p>Desk</p>}</ClaimBody>);
  for (const text of ['Penang visit', 'Lunch with the client', 'P-014 Penang']) expect(pageText()).toContain(text);
});
