/** Who decides which claim. */
import { formatPrice } from '#platform/contract/money.ts';
import type { RecordRow } from '#platform/contract/register/register.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ApplyRules, ruleColumns, RULES } from '#modules/approval/web/public.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { applyClaimRules, claimRules } from '../../contract/approval.endpoints.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import { SETTING } from './setting.messages.ts';

const RuleForm = lazyDrawer(async () => (await import('./rule-form.tsx')).RuleForm, { title: ({ row }) => row?.name ?? RULES.addTitle, size: 600 });

/** `Retail · from RM 1,000.00` */
function useScopeOf(): (rule: RecordRow<typeof claimRules>) => string {
  const t = useT(SETTING);
  const { lists } = useOrganisation();
  return ({ department_id, branch_id, at_least }) => {
    const parts = [
      lists.branches.find(({ id }) => id === branch_id)?.name,
      lists.departments.find(({ id }) => id === department_id)?.name,
      at_least > 0 ? t('fromAmount', { amount: formatPrice(at_least) }) : '',
    ];
    return parts.filter(Boolean).join(' · ') || t('everything');
  };
}

export function ApprovalRules() {
  const t = useT(RULES);
  const scopeOf = useScopeOf();
  const apply = useWrite(applyClaimRules, { invalidates: CLAIM_READS });
  return (
    <RegisterPage
      plain
      inUrl={false}
      register={claimRules}
      title={SETTING.approval}
      above={<p className="quiet small">{t('hint')}</p>}
      tools={(rules) =>
        rules > 0 && (
          <ApplyRules needs={{ page: '/claim/setting', action: 'Update', call: applyClaimRules }} apply={async (after) => (await apply.run({ after })).data} />
        )
      }
      columns={ruleColumns(scopeOf)}
      words={RULES}
      nameOf={({ name }) => name}
      Form={RuleForm}
    />
  );
}
