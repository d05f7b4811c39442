import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField, SwitchField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useCompany } from '#platform/web/viewer.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { listBanks } from '#modules/reference/contract/reference.endpoints.ts';
import { createCompanyBank, listCompanyBanks, updateCompanyBank } from '../../contract/bank.endpoints.ts';
import { BANK_KINDS, bankForm, bankUpdate, PAYMENT_FILE_FORMATS, type BankRow } from '../../contract/bank.schema.ts';
import { useSaved } from '../use-saved.ts';
import { BANK_MESSAGES as M, FORMAT_NAMES, KIND_NAMES } from './bank.messages.ts';

const READS = [listCompanyBanks, 'company.show-company'];
const editForm = bankUpdate.omit({ id: true, updated_at: true });

export interface BankFormProps {
  readonly row: BankRow | null;
  /** The company has none yet: salaries are paid from this one unless somebody says otherwise. */
  readonly first: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function BankForm({ row, first, onClose, onSaved }: BankFormProps) {
  const t = useT(M);
  const company = useCompany();
  const banks = useEndpoint(listBanks, {}, { minDelay: false, staleTime: Infinity }).data?.data ?? [];
  const create = useWrite(createCompanyBank, { invalidates: READS });
  const update = useWrite(updateCompanyBank, { invalidates: READS });
  const saved = useSaved(READS);
  const form = useZodForm(row ? editForm : bankForm, {
    initial: {
      bank_id: row?.bank_id,
      kind: row?.kind ?? 'Corporate',
      account_name: row?.account_name ?? company?.name ?? '',
      account_no: '',
      branch: row?.branch ?? '',
      corporate_id: row?.corporate_id ?? '',
      file_format: (row?.file_format as (typeof PAYMENT_FILE_FORMATS)[number] | undefined) ?? 'generic',
      is_default_salary: row?.is_default_salary ?? first,
      is_default_claim: row?.is_default_claim ?? false,
      status: row?.status ?? 'Active',
    },
    onSubmit: async (values) => {
      if (row) await saved(() => update.run({ ...values, id: row.id, updated_at: row.updated_at }));
      else await create.run({ ...values, account_no: values.account_no ?? '' });
      onClose();
      onSaved();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={row ? M.editTitle : M.add} form={form}>
      <FormRow>
        <SelectField
          form={form}
          name="bank_id"
          label={M.bank}
          number
          searchable
          options={banks.map(({ id, name }) => ({ value: String(id), label: name }))}
          required
        />
        <SelectField
          form={form}
          name="kind"
          label={M.kind}
          clearable={false}
          options={BANK_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] ?? kind }))}
        />
      </FormRow>
      <TextField form={form} name="account_name" label={M.accountName} maxLength={150} />
      <TextField
        form={form}
        name="account_no"
        label={M.accountNo}
        inputMode="numeric"
        maxLength={30}
        autoComplete="off"
        required={row === null}
        {...(row && { description: t('accountKept', { number: row.account_no }) })}
      />
      <FormRow>
        <TextField form={form} name="branch" label={M.branch} maxLength={100} />
        <TextField form={form} name="corporate_id" label={M.corporateId} maxLength={40} />
      </FormRow>
      <SelectField
        form={form}
        name="file_format"
        label={M.fileFormat}
        clearable={false}
        options={PAYMENT_FILE_FORMATS.map((format) => ({ value: format, label: FORMAT_NAMES[format] ?? format }))}
      />
      <SwitchField form={form} name="is_default_salary" label={M.defaultSalary} />
      <SwitchField form={form} name="is_default_claim" label={M.defaultClaim} />
      <SelectField
        form={form}
        name="status"
        label={M.status}
        clearable={false}
        options={[
          { value: 'Active', label: M.active },
          { value: 'Inactive', label: M.inactive },
        ]}
      />
    </FormDrawer>
  );
}
