import { useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { mendAddress, MissingChip } from '#modules/employee/web/public.tsx';
import { listDocuments } from '../../contract/document.endpoints.ts';
import { TAB, useMayAdd } from '../document-rights.ts';
import { DOCUMENT_WORDS as W } from '../documents.messages.ts';
import { checklistOf } from './checklist-state.ts';

/** Tells, in the head of an employee (`?id=`), that the personnel file holds no valid copy of the identity card or passport. */
export function MissingIdentity() {
  const id = Number(new URLSearchParams(useSearch()).get('id'));
  const may = useMayAdd(TAB);
  const enabled = Number.isSafeInteger(id) && id > 0 && may.allowed && !may.disabled;
  const { data } = useEndpoint(listDocuments, { employee_id: id, category: 'Identity' }, { enabled, keepPrevious: false, quiet: true });
  const identity = data && checklistOf(data.data).find(({ item }) => item.key === 'identity');
  if (!identity || identity.state === 'done') return null;
  return <MissingChip label={W.identityCopy} href={mendAddress('/document', id, 'Identity')} />;
}
