/** What the forms of a document start with, check and send. Pure. */
import { z } from 'zod';
import type { Draft } from '#platform/web/forms/use-zod-form.ts';
import { fileField } from '#platform/contract/uploads.ts';
import { DOCUMENT_ERRORS } from '../../contract/document.messages.ts';
import { DOCUMENT_AUDIENCES, documentForm, type DocumentRow } from '../../contract/document.schema.ts';
import type { Category } from '../documents.messages.ts';

/** The audience as the form asks for it: with the personal file of one employee among the choices. */
export const WHOM = [...DOCUMENT_AUDIENCES, 'Person'] as const;
export type Whom = (typeof WHOM)[number];
/** Audiences that name their readers. */
export const NAMING: readonly Whom[] = ['Branch', 'Division', 'Department', 'Employee'];

const shared = documentForm.extend({ whom: z.enum(WHOM) });
type Shared = z.output<typeof shared>;

/** Nobody is ever shown a document because a reader was forgotten. */
function checkReaders({ whom, employee_id, audience_ids }: Pick<Shared, 'whom' | 'employee_id' | 'audience_ids'>, context: z.RefinementCtx): void {
  if (whom === 'Person' && typeof employee_id !== 'number')
    context.addIssue({ code: 'custom', path: ['employee_id'], params: { text: DOCUMENT_ERRORS.employeeUnknown } });
  if (NAMING.includes(whom) && audience_ids.length === 0)
    context.addIssue({ code: 'custom', path: ['audience_ids'], params: { text: DOCUMENT_ERRORS.audience } });
}

export const editForm = shared.superRefine(checkReaders);
export const addForm = shared.extend({ file: fileField(), publish: z.boolean().optional() }).superRefine(checkReaders);
export type DocumentDraft = z.input<typeof editForm>;

interface Start {
  readonly document?: DocumentRow | undefined;
  readonly folder?: string | undefined;
  readonly employeeId?: number | undefined;
  readonly category?: Category | undefined;
  readonly title?: string | undefined;
}

export function initialDocument({ document, folder, employeeId, category, title }: Start): Draft<DocumentDraft> {
  if (!document)
    return {
      title: title ?? '',
      category: category ?? '',
      folder: folder ?? '',
      description: '',
      whom: employeeId === undefined ? 'All' : 'Person',
      employee_id: employeeId ?? null,
      audience_ids: [],
      expires_at: '',
      require_acknowledgement: false,
    };
  return {
    title: document.title,
    category: document.category,
    folder: document.folder ?? '',
    description: document.description ?? '',
    whom: document.employee_id === null ? document.audience : 'Person',
    employee_id: document.employee_id,
    audience_ids: document.audience_ids,
    expires_at: document.expires_at ?? '',
    require_acknowledgement: document.require_acknowledgement,
  };
}

/** The form's choice of readers as the endpoint takes it: one person, an audience with members, or an audience alone. */
export function addressed<V extends Pick<DocumentDraft, 'employee_id' | 'audience_ids'>>(whom: Whom, values: V) {
  const { employee_id, audience_ids, ...rest } = values;
  if (whom === 'Person') return { ...rest, employee_id, audience: 'All' as const };
  return { ...rest, audience: whom, audience_ids: NAMING.includes(whom) ? audience_ids : [] };
}
