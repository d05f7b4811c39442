import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { levelsOfRow, NEW_RULE, RuleFields, RULES } from '#modules/approval/web/public.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { leaveRules, listApprovers } from '../../contract/approval.endpoints.ts';
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
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? RULES.addTitle} form={form} readOnly={readOnly} size={600}>
      <RuleFields
        form={form}
        levels={row?.levels ?? null}
        approvers={approvers}
        from={{ label: t('minDays'), hint: t('levelHint'), step: 0.5, decimals: 1, max: 366 }}
      >
        <FormRow>
          <SelectField
            form={form}
            name="leave_type_id"
            label={APPROVAL.type}
            options={types.map((type) => ({ value: String(type.id), label: typeName(type, locale) }))}
            number
          />
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
