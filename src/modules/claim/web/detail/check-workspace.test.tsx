import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import { CheckWorkspace } from './check-workspace.tsx';
import { shownItem } from './shown-item.factory.ts';

const CLAIM = {
  id: 9,
  status: 'Reviewed',
  updated_at: '2026-11-10T02:00:00.000001Z',
  items: [shownItem(1), shownItem(2), shownItem(3)],
} as unknown as ClaimDetail;

let refusal: Response | undefined;
let checked = 0;
let answered = CLAIM;
const LATER = '2026-11-10T02:00:09.000001Z';

const server = formServer({ read: () => ({ data: [] }), write: () => refusal ?? { success: true, data: { ...answered, updated_at: LATER } } });
const verdicts = () => server.sent.map(({ body }) => body['items']);
const press = (key: string) =>
  act(async () => void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

let view: Rendered | undefined;
const show = (claim: ClaimDetail) =>
  render(
    <DetailDrawer title="Claim" onClose={() => undefined}>
      <CheckWorkspace claim={claim} onChecked={() => void (checked += 1)} />
    </DetailDrawer>,
  );
beforeEach(async () => {
  refusal = undefined;
  checked = 0;
  answered = CLAIM;
  view = await show(CLAIM);
  await until(() => pageText().includes('1 of 3'));
});
afterEach(() => view?.unmount());

it('goes through the items with the keys of the approvals', async () => {
  await press('j');
  expect(pageText()).toContain('2 of 3');
  await press('ArrowDown');
  await press('j');
  expect(pageText()).toContain('3 of 3');
  await press('k');
  expect(pageText()).toContain('2 of 3');
  await press('a');
  await until(() => verdicts().length === 1 && pageText().includes('3 of 3'));
  await press('r');
  await until(() => verdicts().length === 2);
  expect(verdicts()).toEqual([[{ id: 2, check_status: 'Accepted', approved_amount: 20 }], [{ id: 3, check_status: 'Rejected' }]]);
});

it('is led by the cards, of which the whole one chooses', async () => {
  const cards = () => [...document.querySelectorAll<HTMLButtonElement>('li button[aria-current]')];
  await act(async () => cards()[2]?.click());
  expect(pageText()).toContain('3 of 3');
  expect(cards().map((card) => card.getAttribute('aria-current'))).toEqual(['false', 'false', 'true']);
});

it('judges once, however fast the key is pressed again', async () => {
  await act(async () => {
    for (let times = 0; times < 3; times += 1) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  });
  await until(() => pageText().includes('2 of 3'));
  expect(verdicts()).toEqual([[{ id: 1, check_status: 'Accepted', approved_amount: 20 }]]);
});

it('leads on once nothing is left to be checked', async () => {
  await press('a');
  await until(() => pageText().includes('2 of 3'));
  expect(checked).toBe(0);
  answered = { ...CLAIM, items: CLAIM.items.map((item) => ({ ...item, check_status: 'Accepted' })) } as ClaimDetail;
  await press('a');
  await until(() => checked === 1);
  expect(pageText()).toContain('2 of 3');
});

it('says which version was judged, so that nobody judges over another: after its own answer, that', async () => {
  await press('a');
  await until(() => verdicts().length === 1 && pageText().includes('2 of 3'));
  await press('a');
  await until(() => verdicts().length === 2);
  expect(server.sent.map(({ body }) => body['updated_at'])).toEqual([CLAIM.updated_at, LATER]);
});

it('takes no letter for a key where the amount is typed', async () => {
  await press('e');
  expect((document.activeElement as HTMLInputElement).value).toBe('20.00');
  await press('a');
  await press('j');
  expect([verdicts(), pageText().includes('1 of 3')]).toEqual([[], true]);
});

it('tells its keys', async () => {
  await press('?');
  await until(() => pageText().includes('reject the item'));
  await press('a');
  expect(verdicts()).toEqual([]);
});

it('grants what was rejected as usual when it is accepted after all', async () => {
  await view?.unmount();
  view = await show({ ...CLAIM, items: [shownItem(1, { check_status: 'Rejected', approved_amount: 0 })] } as unknown as ClaimDetail);
  await until(() => pageText().includes('1 of 1'));
  await press('a');
  await until(() => verdicts().length === 1);
  expect(verdicts()).toEqual([[{ id: 1, check_status: 'Accepted', approved_amount: 20 }]]);
});

it('says at its field what a rejected item needs, and asks for it there', async () => {
  refusal = Response.json({ message: 'Please check.', errors: { 'items.0.check_remark': ['Explain why the item is rejected.'] } }, { status: 422 });
  await press('r');
  await until(() => pageText().includes('Explain why the item is rejected.'));
  expect((document.activeElement as HTMLInputElement).labels?.[0]?.textContent).toBe('Remark');
  expect(pageText()).toContain('1 of 3');
  await press('j');
  expect(pageText()).toContain('1 of 3');
  refusal = undefined;
  await press('Enter');
  await until(() => verdicts().length === 2);
  expect(verdicts()[1]).toEqual([{ id: 1, check_status: 'Rejected' }]);
});
