import { Select } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { levelsOfRow, NEW_RULE, RuleFields, RULES, RuleTrial } from '#modules/approval/web/public.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { leaveRules, listApprovers, tryLeaveRule } from '../../contract/approval.endpoints.ts';
import { listLeaveTypes } from '../../contract/entitlement/entitlement.endpoints.ts';
import { typeName } from '../leave-words.ts';
import { APPROVAL } from './approval.messages.ts';

const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({ value: String(id), label: name });
const NEW = { ...NEW_RULE, leave_type_id: null, department_id: null, branch_id: null };

/** Whose leave a rule is for, and who decides it. */
export function RuleForm({ row, readOnly, onClose }: RecordFormProps<typeof leaveRules>) {
  const t = useT(APPROVAL);
  const { locale } = useLocale();
  const { lists } = useOrganisation();
  const types = useEndpoint(listLeaveTypes, {}, { quiet: true }).data?.data ?? [];
  const approvers = useEndpoint(listApprovers, {}, { quiet: true }).data?.data ?? [];
  const form = useRecordForm(leaveRules, row && ({ ...row, levels: levelsOfRow(row.levels) } as never), NEW as never, { onDone: onClose });
  const trial = useWrite(tryLeaveRule);
  const [tried, setTried] = useState<string | null>(null);
  const typeOptions = types.map((type) => ({ value: String(type.id), label: typeName(type, locale) }));
  // A rule for one type is tried with it.
  const triedType = form.values.leave_type_id ? String(form.values.leave_type_id) : (tried ?? typeOptions[0]?.value ?? null);
  const ask = async (employee_id: number, days: number) => {
    const rule = { ...form.values, id: row?.id ?? null } as never;
    return (await trial.run({ employee_id, days, leave_type_id: Number(triedType), rule })).data;
  };
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? RULES.addTitle} form={form} readOnly={readOnly} size={600}>
      <RuleFields
        form={form}
        levels={row?.levels ?? null}
        approvers={approvers}
        from={{ label: t('minDays'), hint: t('levelHint'), step: 0.5, decimals: 1, max: 366 }}
        trial={
          !readOnly && (
            <RuleTrial measure={{ label: t('days'), step: 0.5, decimals: 1, max: 366, first: 1 }} check={() => form.check()} ask={ask}>
              <Select
                label={t('type')}
                data={typeOptions}
                value={triedType}
                onChange={setTried}
                allowDeselect={false}
                disabled={Boolean(form.values.leave_type_id)}
              />
            </RuleTrial>
          )
        }
      >
        <FormRow>
          <SelectField form={form} name="leave_type_id" label={APPROVAL.type} options={typeOptions} number />
          <NumberField form={form} name="at_least" label={APPROVAL.minDays} decimals={1} step={0.5} min={0} max={366} />
        </FormRow>
        <FormRow>
          {lists.branches.length > 0 && <SelectField form={form} name="branch_id" label={APPROVAL.branch} options={lists.branches.map(named)} number />}
          {lists.departments.length > 0 && (
            <SelectField form={form} name="department_id" label={APPROVAL.department} options={lists.departments.map(named)} number />
          )}
        </FormRow>
      </RuleFields>
    </FormDrawer>
  );
}
