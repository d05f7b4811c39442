/** Who decides which leave. */
import type { RecordRow } from '#platform/contract/register/register.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ApplyRules, ruleColumns, RULES } from '#modules/approval/web/public.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { applyLeaveRules, leaveRules } from '../../contract/approval.endpoints.ts';
import { listLeaveTypes } from '../../contract/entitlement/entitlement.endpoints.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { dayCount, typeName } from '../leave-words.ts';
import { APPROVAL } from './approval.messages.ts';
import classes from './entitlement.module.css';
import { ENTITLEMENT } from './entitlement.messages.ts';

const RuleForm = lazyDrawer(async () => (await import('./rule-form.tsx')).RuleForm, { title: ({ row }) => row?.name ?? RULES.addTitle, size: 600 });

/** `Annual Leave · Retail · from 3 days` */
function useScopeOf(): (rule: RecordRow<typeof leaveRules>) => string {
  const t = useT(APPROVAL);
  const { locale } = useLocale();
  const { lists } = useOrganisation();
  const types = useEndpoint(listLeaveTypes, {}, { quiet: true, staleTime: 60_000 }).data?.data;
  return ({ leave_type_id, department_id, branch_id, at_least }) => {
    const parts = [
      typeName(
        types?.find(({ id }) => id === leave_type_id),
        locale,
      ),
      lists.branches.find(({ id }) => id === branch_id)?.name,
      lists.departments.find(({ id }) => id === department_id)?.name,
      at_least > 0 ? t('fromDays', { days: dayCount(at_least) }) : '',
    ];
    return parts.filter(Boolean).join(' · ') || t('everything');
  };
}

export function ApprovalRules() {
  const t = useT(RULES);
  const scopeOf = useScopeOf();
  const apply = useWrite(applyLeaveRules, { invalidates: LEAVE_READS });
  return (
    <RegisterPage
      plain
      inUrl={false}
      register={leaveRules}
      title={ENTITLEMENT.approval}
      above={<p className={`${classes['above']} quiet small`}>{t('hint')}</p>}
      tools={(rules) =>
        rules > 0 && (
          <ApplyRules
            needs={{ page: '/leave/entitlement', action: 'Update', call: applyLeaveRules }}
            apply={async (after) => (await apply.run({ after })).data}
          />
        )
      }
      columns={ruleColumns(scopeOf)}
      words={RULES}
      nameOf={({ name }) => name}
      Form={RuleForm}
    />
  );
}
