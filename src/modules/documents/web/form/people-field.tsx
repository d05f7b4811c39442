import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { personOption } from '#platform/web/ui/person-option.ts';
import { findEmployees } from '#modules/employee/web/public.tsx';
import { showDocument } from '../../contract/document.endpoints.ts';
import type { DocumentRow } from '../../contract/document.schema.ts';
import type { DocumentDraft } from './document-draft.ts';
import { FORM_MESSAGES } from './form.messages.ts';

/** Several employees, found by typing. The row of a list knows their ids alone: the names come with the document. */
export function PeopleField({ form, document }: { form: ZodForm<DocumentDraft>; document?: DocumentRow | undefined }) {
  const stored = useEndpoint(showDocument, { id: document?.id ?? 0 }, { enabled: document?.audience === 'Employee', quiet: true, minDelay: false });
  return (
    <SearchMany
      form={form}
      name="audience_ids"
      label={FORM_MESSAGES.employees}
      description={FORM_MESSAGES.findHint}
      required
      ask={['documents.find-employees']}
      load={findEmployees}
      stored={stored.data?.data.people?.map(personOption)}
    />
  );
}
