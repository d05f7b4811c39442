/** What a field of an application is called, as rules name it: of its form, of the decision, of its checklist, or whom it is about. */
import type { Text } from '#platform/contract/messages.ts';
import { fieldsOf, type Category } from '../../../contract/application/form-fields.ts';
import { APPLICATION as W } from '../application.messages.ts';

export function fieldLabel(category: Category, field: string): Text | null {
  const [at, key] = field.split('.');
  const labelIn = (list: readonly { readonly key: string; readonly label: Text }[]) => list.find((each) => each.key === key)?.label ?? null;
  switch (at) {
    case 'payload':
      return labelIn(fieldsOf(category));
    case 'decision':
      return labelIn(category.decision);
    case 'documents':
      return labelIn(category.documents);
    case 'officer_id':
      return W.officer;
    case 'employee_id':
      return W.employee;
    default:
      return null;
  }
}
