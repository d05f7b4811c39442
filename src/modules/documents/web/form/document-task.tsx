import type { DocumentRow } from '../../contract/document.schema.ts';
import { DocumentForm, type DocumentFormProps } from './document-form.tsx';
import { NewVersion } from './new-version.tsx';

export type DocumentTaskOf =
  | { readonly do: 'add'; readonly start?: Pick<DocumentFormProps, 'category' | 'title'> }
  | { readonly do: 'edit'; readonly document: DocumentRow }
  | { readonly do: 'renew'; readonly document: DocumentRow };

export interface DocumentTaskProps extends Pick<DocumentFormProps, 'folder' | 'employeeId' | 'onClose'> {
  readonly task: DocumentTaskOf;
}

/** The form that a list asks for: a new document, a change, or another version. */
export function DocumentTask({ task, ...props }: DocumentTaskProps) {
  if (task.do === 'renew') return <NewVersion document={task.document} onClose={props.onClose} />;
  if (task.do === 'edit') return <DocumentForm {...props} document={task.document} />;
  return <DocumentForm {...props} {...task.start} document={null} />;
}
