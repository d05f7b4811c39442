import { PERSONNEL_CHECKLIST, type DocumentRow } from '../../contract/document.schema.ts';

type OnFile = Pick<DocumentRow, 'id' | 'title' | 'category' | 'status' | 'expires_at'>;

export interface ChecklistItem<D> {
  readonly item: (typeof PERSONNEL_CHECKLIST)[number];
  /** The document that fulfils it, or the expired one that no longer does. */
  readonly document: D | null;
  readonly state: 'done' | 'expired' | 'missing';
}

/** What a personnel file holds of what it should: an archived document counts for nothing, an expired one is to be renewed. Pure. */
export function checklistOf<D extends OnFile>(documents: readonly D[]): ChecklistItem<D>[] {
  return PERSONNEL_CHECKLIST.map((item) => {
    const current = documents.filter(({ category, status }) => category === item.category && status !== 'archived');
    const valid = current.find(({ status }) => status !== 'expired');
    if (valid) return { item, document: valid, state: 'done' };
    return current[0] ? { item, document: current[0], state: 'expired' } : { item, document: null, state: 'missing' };
  });
}
