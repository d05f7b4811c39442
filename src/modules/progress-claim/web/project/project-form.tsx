import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { call } from '#platform/web/call/call.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { findEmployees } from '#modules/employee/web/public.tsx';
import { listSites } from '#modules/work-site/contract/site.endpoints.ts';
import { RULE_TREATMENTS, USUAL_RULE } from '../../contract/claim/tax-rule.ts';
import { TAX_BASES } from '../../contract/claim/value-claim.ts';
import { BASE_NAMES, SECURITY_NAMES, TREATMENT_NAMES } from '../../contract/project/project.messages.ts';
import { projects } from '../../contract/project/project.register.ts';
import { SECURITY_KINDS } from '../../contract/project/project.schema.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { PCR } from '../pcr.messages.ts';
import classes from '../project-form.module.css';

const NEW = {
  code: '',
  name: '',
  client_name: '',
  client_address: '',
  client_tin: '',
  contract_no: '',
  contract_date: '',
  contract_sum: null,
  start_date: '',
  completion_date: '',
  work_site_id: null,
  manager_id: null,
  consultant: '',
  retention_percent: 10,
  retention_limit_percent: 5,
  retain_materials: false,
  materials_percent: 75,
  advance: 0,
  advance_on: '',
  recoup_from_percent: 25,
  recoup_to_percent: 75,
  tax_rules: [{ ...USUAL_RULE, reason: '' }],
  payment_terms_days: 30,
  claim_day: 25,
  lad_per_day: 0,
  cnc_date: '',
  cpc_date: '',
  cmgd_date: '',
  securities: [],
  cancelled: false,
};
const NEW_RULE = { ...USUAL_RULE, from: '', reason: '' };
const NEW_SECURITY = { kind: 'Performance Bond', reference: '', amount: null, expires_on: '' };
const HUNDRED = { min: 0, max: 100, decimals: 2 } as const;
const TWENTY = { min: 0, max: 20, decimals: 2 } as const;

const findSites = async (keyword: string) =>
  (await call(listSites, { keyword, per_page: 30, sort: 'asc', sort_by: 'name' })).data.map(({ id, name }) => ({ value: String(id), label: name }));

const named = <K extends string>(values: readonly K[], names: Readonly<Record<K, { en: string; ms: string }>>) =>
  values.map((value) => ({ value, label: names[value] }));

export function ProjectForm({ row, readOnly, onClose }: RecordFormProps<typeof projects>) {
  const t = useT(PCR);
  const form = useRecordForm(projects, row, NEW, { stale: PCR_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? PCR.addTitle} form={form} readOnly={readOnly} size={720}>
      <FormRow>
        <TextField form={form} name="code" label={PCR.code} maxLength={30} />
        <MoneyField form={form} name="contract_sum" label={PCR.contractSum} />
      </FormRow>
      <TextField form={form} name="name" label={PCR.name} maxLength={200} />
      <FormSection title={PCR.partiesSection}>
        <FormRow>
          <TextField form={form} name="client_name" label={PCR.client} maxLength={150} />
          <TextField form={form} name="client_tin" label={PCR.clientTin} maxLength={30} />
        </FormRow>
        <TextField form={form} name="client_address" label={PCR.clientAddress} rows={2} maxLength={400} />
        <FormRow>
          <TextField form={form} name="contract_no" label={PCR.contractNo} maxLength={60} />
          <DateField form={form} name="contract_date" label={PCR.contractDate} />
        </FormRow>
        <TextField form={form} name="consultant" label={PCR.consultant} maxLength={150} />
        <FormRow>
          <SearchSelect form={form} name="manager_id" label={PCR.manager} load={findEmployees} valueLabel={row?.manager?.name} number clearable />
          <SearchSelect form={form} name="work_site_id" label={PCR.site} load={findSites} valueLabel={row?.work_site?.name} number clearable />
        </FormRow>
      </FormSection>
      <FormSection title={PCR.datesSection}>
        <FormRow>
          <DateField form={form} name="start_date" label={PCR.start} />
          <DateField form={form} name="completion_date" label={PCR.completion} />
        </FormRow>
      </FormSection>
      <FormSection title={PCR.certificatesSection}>
        <FormRow>
          <DateField form={form} name="cnc_date" label={PCR.cnc} />
          <DateField form={form} name="cpc_date" label={PCR.cpc} />
          <DateField form={form} name="cmgd_date" label={PCR.cmgd} />
        </FormRow>
      </FormSection>
      <FormSection title={PCR.retentionSection}>
        <FormRow>
          <NumberField form={form} name="retention_percent" label={PCR.retentionPercent} {...TWENTY} />
          <NumberField form={form} name="retention_limit_percent" label={PCR.retentionLimit} {...TWENTY} />
          <NumberField form={form} name="materials_percent" label={PCR.materialsPercent} {...HUNDRED} />
        </FormRow>
        <SwitchField form={form} name="retain_materials" label={PCR.retainMaterials} />
      </FormSection>
      <FormSection title={PCR.advanceSection}>
        <FormRow>
          <MoneyField form={form} name="advance" label={PCR.advance} />
          <DateField form={form} name="advance_on" label={PCR.advanceOn} />
        </FormRow>
        <FormRow>
          <NumberField form={form} name="recoup_from_percent" label={PCR.recoupFrom} {...HUNDRED} />
          <NumberField form={form} name="recoup_to_percent" label={PCR.recoupTo} {...HUNDRED} />
        </FormRow>
      </FormSection>
      <FormSection title={PCR.paymentSection}>
        <FormRow>
          <NumberField form={form} name="payment_terms_days" label={PCR.terms} min={0} max={180} />
          <NumberField form={form} name="claim_day" label={PCR.claimDay} min={1} max={31} />
          <MoneyField form={form} name="lad_per_day" label={PCR.ladPerDay} />
        </FormRow>
      </FormSection>
      <FormSection title={PCR.taxSection} note={PCR.taxNote}>
        <FormRows form={form} name="tax_rules" className={classes['rule']} blank={NEW_RULE} add={t('addRule')} remove={(n) => t('removeRule', { n })}>
          {(rule) => (
            <>
              <DateField form={form} name={`${rule}.from`} label={PCR.taxFrom} required />
              <SelectField form={form} name={`${rule}.treatment`} label={PCR.treatment} options={named(RULE_TREATMENTS, TREATMENT_NAMES)} clearable={false} />
              <NumberField form={form} name={`${rule}.percent`} label={PCR.rate} {...TWENTY} />
              <SelectField form={form} name={`${rule}.base`} label={PCR.base} options={named(TAX_BASES, BASE_NAMES)} clearable={false} />
              <TextField form={form} name={`${rule}.reason`} label={PCR.reason} maxLength={200} />
            </>
          )}
        </FormRows>
      </FormSection>
      <FormSection title={PCR.securitiesSection}>
        <FormRows
          form={form}
          name="securities"
          className={classes['rule']}
          blank={NEW_SECURITY}
          add={t('addSecurity')}
          remove={(n) => t('removeSecurity', { n })}
        >
          {(security) => (
            <>
              <SelectField form={form} name={`${security}.kind`} label={PCR.kind} options={named(SECURITY_KINDS, SECURITY_NAMES)} clearable={false} />
              <TextField form={form} name={`${security}.reference`} label={PCR.reference} maxLength={60} />
              <MoneyField form={form} name={`${security}.amount`} label={PCR.amount} />
              <DateField form={form} name={`${security}.expires_on`} label={PCR.expires} required />
            </>
          )}
        </FormRows>
      </FormSection>
      {row && <SwitchField form={form} name="cancelled" label={PCR.cancelled} />}
    </FormDrawer>
  );
}
