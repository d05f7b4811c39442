import { describe, expect, it, test } from 'vitest';
import type { DocumentRow } from '../../contract/document.schema.ts';
import { addForm, addressed, editForm, initialDocument } from './document-draft.ts';

const filled = { ...initialDocument({}), title: 'Leave policy', category: 'Policy' as const };
const faults = (values: object) => editForm.safeParse({ ...filled, ...values }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('readers', () => {
  it('are asked for where the audience names them', () => {
    expect(faults({ whom: 'Department' })).toEqual(['audience_ids']);
    expect(faults({ whom: 'Person' })).toEqual(['employee_id']);
    expect(faults({ whom: 'All' })).toEqual([]);
    expect(faults({ whom: 'Department', audience_ids: [4] })).toEqual([]);
  });

  it('left over from another choice are not sent', () => {
    expect(addressed('All', { employee_id: 9, audience_ids: [4] })).toEqual({ audience: 'All', audience_ids: [] });
    expect(addressed('Person', { employee_id: 9, audience_ids: [4] })).toEqual({ audience: 'All', employee_id: 9 });
    expect(addressed('Branch', { employee_id: 9, audience_ids: [4] })).toEqual({ audience: 'Branch', audience_ids: [4] });
  });
});

test('a new document needs its file', () => {
  expect(addForm.safeParse(filled).error?.issues.map(({ path }) => path[0])).toEqual(['file']);
});

test('a personal document opens as one', () => {
  const row = {
    title: 'Offer',
    category: 'Letter',
    folder: null,
    description: null,
    employee_id: 9,
    audience: 'All',
    audience_ids: [],
    expires_at: null,
    require_acknowledgement: false,
  } as unknown as DocumentRow;
  expect(initialDocument({ document: row })).toMatchObject({ whom: 'Person', employee_id: 9, folder: '' });
  expect(initialDocument({ employeeId: 9, category: 'Identity' })).toMatchObject({ whom: 'Person', employee_id: 9, category: 'Identity' });
});
