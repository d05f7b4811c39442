import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { personLabel } from '#platform/web/ui/person-option.ts';
import { useOrganisation } from '#modules/company/web/public.tsx';
import type { DocumentRow } from '../../contract/document.schema.ts';
import { AUDIENCE_NAMES } from '../documents.messages.ts';
import { findEmployees } from '#modules/employee/web/public.tsx';
import { WHOM, type DocumentDraft, type Whom } from './document-draft.ts';
import { FORM_MESSAGES as M } from './form.messages.ts';
import { PeopleField } from './people-field.tsx';

const LISTS = { Branch: 'branches', Division: 'divisions', Department: 'departments' } as const;
const hasUnits = (whom: Whom): whom is keyof typeof LISTS => Object.hasOwn(LISTS, whom);

/** Who may read a document: everybody, units of the organisation, chosen people, or one person alone. */
export function AudienceFields({ form, document }: { form: ZodForm<DocumentDraft>; document?: DocumentRow }) {
  const { lists } = useOrganisation();
  const whom = (form.values.whom || 'All') as Whom;
  // A company without divisions is not offered them.
  const offered = WHOM.filter((each) => each === whom || !hasUnits(each) || lists[LISTS[each]].length > 0);
  return (
    <FormSection title={M.readers}>
      <SelectField
        form={form}
        name="whom"
        label={M.whom}
        clearable={false}
        options={offered.map((value) => ({ value, label: value === 'Person' ? M.person : AUDIENCE_NAMES[value] }))}
        onChanged={() => form.set('audience_ids', [])}
      />
      {hasUnits(whom) && (
        <MultiSelectField
          form={form}
          name="audience_ids"
          label={AUDIENCE_NAMES[whom]}
          required
          number
          options={lists[LISTS[whom]].map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {whom === 'Employee' && <PeopleField form={form} document={document} />}
      {whom === 'Person' && (
        <SearchSelect
          form={form}
          name="employee_id"
          label={M.employee}
          description={M.personHint}
          required
          number
          load={findEmployees}
          valueLabel={document?.employee && personLabel(document.employee)}
        />
      )}
    </FormSection>
  );
}
