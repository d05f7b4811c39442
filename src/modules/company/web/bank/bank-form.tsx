import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useCompany } from '#platform/web/viewer.tsx';
import { listBanks } from '#modules/reference/contract/reference.endpoints.ts';
import type { RecordRow } from '#platform/contract/register/register.ts';
import { companyBanks } from '../../contract/bank.register.ts';
import { BANK_KINDS, formatOfBank, PAYMENT_FILE_FORMATS } from '../../contract/bank.schema.ts';
import { BANK_MESSAGES as M, FORMAT_NAMES, KIND_NAMES } from './bank.messages.ts';

export interface BankFormProps {
  readonly row: RecordRow<typeof companyBanks> | null;
  /** The company has none yet: salaries are paid from this one unless somebody says otherwise. */
  readonly first: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Formats that any bank may ask for. */
const INTERBANK: ReadonlySet<string> = new Set(['ibg', 'duitnow']);

export function BankForm({ row, first, onClose, onSaved }: BankFormProps) {
  const t = useT(M);
  const company = useCompany();
  const banks = useEndpoint(listBanks, {}, { minDelay: false, staleTime: Infinity }).data?.data ?? [];
  const fresh = {
    bank_id: undefined,
    kind: 'Corporate',
    account_name: company?.name ?? '',
    account_no: '',
    branch: '',
    corporate_id: '',
    file_format: 'generic',
    is_default_salary: first,
    is_default_claim: false,
    status: 'Active',
  } as const;
  const onDone = () => {
    onClose();
    onSaved();
  };
  const form = useRecordForm(companyBanks, row, fresh, { unread: ['account_no'], stale: ['company.show-company'], onDone });
  /** The chosen bank gives its own format, unless somebody has chosen one between banks. */
  const followBank = (id: unknown) => {
    if (INTERBANK.has(String(form.get('file_format')))) return;
    form.set('file_format', formatOfBank(banks.find((bank) => bank.id === Number(id))?.swift_code ?? ''));
  };
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
          onChanged={followBank}
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
      <ActiveField form={form} />
    </FormDrawer>
  );
}
