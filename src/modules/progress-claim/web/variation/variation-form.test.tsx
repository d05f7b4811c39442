/** The form of a variation that exists has its instruction; a new one has none to add it to yet. */
import { afterEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { render, until, type Rendered } from '#platform/web/testing/render.tsx';
import type { VariationRow } from '../../contract/project/project.register.ts';
import { progressClaimManifest } from '../../contract/progress-claim.manifest.ts';
import { VariationForm } from './variation-form.tsx';

const instruction = { file: 'f-1', name: 'AI 07 second gate.docx', ext: 'docx', size: 2_000, url: '/files/f-1' };
const { asked } = formServer({ read: () => ({ data: { photos: [], documents: [instruction] } }), write: () => ({}) });
let view: Rendered | undefined;
afterEach(async () => view?.unmount());

const row = {
  id: 12,
  vo_no: 'VO 1',
  date: '2026-02-01',
  kind: 'Addition',
  description: 'Second gate',
  amount: 25_000,
  is_service: true,
  status: 'Pending',
  remark: null,
  updated_at: '2026-02-01T00:00:00Z',
  can: { update: true, remove: true },
} as unknown as VariationRow;

const draw = async (shown: VariationRow | null) => {
  view = await render(<VariationForm projectId={3} row={shown} readOnly={false} onClose={() => undefined} />, { pages: pagesOf([progressClaimManifest]) });
  await until(() => document.querySelector('form') !== null);
};
const files = () => asked.filter((url) => url.includes('/files'));

it('shows the instruction of a variation', async () => {
  await draw(row);
  await until(() => document.body.textContent.includes(instruction.name));
  expect(files()).toEqual([expect.stringContaining('api/pcr/variations/12/files')]);
});

it('asks for none of a new one', async () => {
  await draw(null);
  expect(files()).toEqual([]);
  expect(document.body.textContent).not.toContain('Photos and documents');
});
