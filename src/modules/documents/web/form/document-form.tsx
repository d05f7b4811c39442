import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { addDays } from '#platform/contract/dates.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { createDocument, updateDocument } from '../../contract/document.endpoints.ts';
import { DOCUMENT_CATEGORIES, type DocumentRow } from '../../contract/document.schema.ts';
import { DOCUMENT_READS } from '../document-writes.ts';
import { CATEGORY_NAMES, DOCUMENT_WORDS as W, type Category } from '../documents.messages.ts';
import { AudienceFields } from './audience-fields.tsx';
import { addForm, addressed, editForm, initialDocument } from './document-draft.ts';
import { FolderField } from './folder-field.tsx';
import { FORM_MESSAGES as M } from './form.messages.ts';

const CATEGORIES = DOCUMENT_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));

export interface DocumentFormProps {
  /** null: a new one. */
  readonly document: DocumentRow | null;
  readonly onClose: () => void;
  readonly folder?: string | undefined;
  /** The employee whose file it goes to; the audience is then not asked. */
  readonly employeeId?: number | undefined;
  readonly category?: Category | undefined;
  readonly title?: string | undefined;
}

/** Adds a document with its file, or changes what is said about one. */
export function DocumentForm(props: DocumentFormProps) {
  return props.document ? <EditForm {...props} document={props.document} /> : <AddForm {...props} />;
}

function AddForm({ onClose, folder, employeeId, category, title }: DocumentFormProps) {
  const { run } = useWrite(createDocument, { invalidates: DOCUMENT_READS });
  const form = useZodForm(addForm, {
    initial: initialDocument({ folder, employeeId, category, title }),
    onSubmit: async ({ whom, file, publish, ...values }) => {
      await run({ ...addressed(whom, values), file, publish: publish === true });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={M.add} form={form} submit={form.values.publish ? W.publish : W.upload}>
      <FormSection>
        <FileField form={form} name="file" label={M.file} single />
        <About form={form} />
      </FormSection>
      {employeeId === undefined && <AudienceFields form={form} />}
      <FormSection title={M.publication}>
        <Asking form={form} />
        <SwitchField form={form} name="publish" label={M.publishNow} description={M.publishHint} />
      </FormSection>
    </FormDrawer>
  );
}

function EditForm({ document, onClose, employeeId }: DocumentFormProps & { document: DocumentRow }) {
  const { run } = useWrite(updateDocument, { invalidates: DOCUMENT_READS });
  const form = useZodForm(editForm, {
    initial: initialDocument({ document }),
    onSubmit: async ({ whom, ...values }) => {
      await run({ ...addressed(whom, values), id: document.id, updated_at: document.updated_at });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={M.edit} form={form}>
      <FormSection>
        <About form={form} />
      </FormSection>
      {employeeId === undefined && <AudienceFields form={form} document={document} />}
      <FormSection title={M.publication}>
        <Asking form={form} was={document.expires_at} />
      </FormSection>
    </FormDrawer>
  );
}

type SharedForm = Parameters<typeof AudienceFields>[0]['form'];

function About({ form }: { form: SharedForm }) {
  return (
    <>
      <TextField form={form} name="title" label={W.title} maxLength={150} />
      <FormRow>
        <SelectField form={form} name="category" label={W.category} options={CATEGORIES} clearable={false} />
        <FolderField form={form} />
      </FormRow>
      <TextField form={form} name="description" label={W.description} rows={3} maxLength={2000} />
    </>
  );
}

function Asking({ form, was }: { form: SharedForm; was?: string | null }) {
  const tomorrow = addDays(useToday(), 1);
  return (
    <>
      <DateField form={form} name="expires_at" label={M.expires} description={M.expiresHint} min={was && was < tomorrow ? was : tomorrow} />
      <SwitchField form={form} name="require_acknowledgement" label={M.acknowledge} />
    </>
  );
}
