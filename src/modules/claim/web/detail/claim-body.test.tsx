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

it('leads from what was claimed of a limit to the claims of its period', async () => {
  const limit = { category: item.category, period: 'Year', from: '2026-01-01', to: '2026-12-31', limit: 500, used: 120, held: 30, free: 350 };
  const claim = { ...CLAIM, employee_id: 7, limits: [limit, { ...limit, period: 'Month', used: 0, held: 0 }] };
  view = await render(<ClaimBody claim={claim as unknown as ClaimDetail} />);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="category"]')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['RM 150.00 claimed', '/claim/manage?status=&employee_id=7&category=1&start_date=2026-01-01&end_date=2026-12-31'],
  ]);
});
