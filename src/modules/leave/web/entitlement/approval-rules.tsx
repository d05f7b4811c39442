/** Who decides which leave. */
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage, type Column, type RowAction } from '#platform/web/ui/list-page.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { type ApprovalRuleRow, deleteApprovalRule, listApprovalRules, saveApprovalRule } from '../../contract/approval.endpoints.ts';
import { listLeaveTypes } from '../../contract/entitlement/entitlement.endpoints.ts';
import { dayCount, typeName } from '../leave-words.ts';
import { APPROVAL } from './approval.messages.ts';
import classes from './entitlement.module.css';
import { ENTITLEMENT } from './entitlement.messages.ts';

const RuleForm = lazyDrawer(async () => (await import('./rule-form.tsx')).RuleForm, { title: ({ rule }) => rule?.name ?? APPROVAL.addTitle, size: 600 });

const PAGE = '/leave/entitlement';

/** `Annual Leave · Retail · from 3 days` */
function useScopeOf(): (rule: ApprovalRuleRow) => string {
  const t = useT(APPROVAL);
  const { locale } = useLocale();
  const { lists } = useOrganisation();
  const types = useEndpoint(listLeaveTypes, {}, { quiet: true, staleTime: 60_000 }).data?.data;
  return ({ leave_type_id, department_id, branch_id, min_days }) => {
    const parts = [
      typeName(
        types?.find(({ id }) => id === leave_type_id),
        locale,
      ),
      lists.branches.find(({ id }) => id === branch_id)?.name,
      lists.departments.find(({ id }) => id === department_id)?.name,
      min_days > 0 ? t('fromDays', { days: dayCount(min_days) }) : '',
    ];
    return parts.filter(Boolean).join(' · ') || t('everything');
  };
}

function Chain({ levels }: Pick<ApprovalRuleRow, 'levels'>) {
  const t = useT(APPROVAL);
  const { locale } = useLocale();
  const or = locale === 'ms' ? ' atau ' : ' or ';
  return (
    <ol className={classes['chain']}>
      {levels.map((people, at) => (
        <li key={at}>
          {at + 1}. {people.map(({ name }) => name).join(or)}
          {people.some(({ substitute }) => substitute) && (
            <small> ({people.flatMap(({ substitute }) => (substitute ? t('insteadBy', { name: substitute.name }) : [])).join(', ')})</small>
          )}
        </li>
      ))}
    </ol>
  );
}

export function ApprovalRules() {
  const t = useT(APPROVAL);
  const confirm = useConfirm();
  const scopeOf = useScopeOf();
  const mayUpdate = useCan(PAGE, 'Update', saveApprovalRule);
  const [editing, setEditing] = useState<ApprovalRuleRow | 'new' | null>(null);
  const { data } = useEndpoint(listApprovalRules, {}, { quiet: true });
  const remove = useWrite(deleteApprovalRule, { invalidates: [listApprovalRules] });
  const ask = async (row: ApprovalRuleRow) => {
    const asked = { title: t('deleteAsk', { name: row.name }), message: APPROVAL.deleteText, danger: true };
    if (await confirm(asked)) await remove.run({ id: row.id }).catch(() => undefined);
  };
  const columns: Column<ApprovalRuleRow>[] = [
    { key: 'name', label: APPROVAL.name, fixed: true, card: 'title', width: 220 },
    { key: 'scope', label: APPROVAL.appliesTo, card: 'subtitle', width: 280, value: scopeOf },
    { key: 'levels', label: APPROVAL.chain, width: 380, card: 1, cell: (row) => <Chain levels={row.levels} /> },
  ];
  const rowActions = (row: ApprovalRuleRow): RowAction[] => [
    { key: 'edit', label: mayUpdate ? APPROVAL.edit : APPROVAL.view, icon: mayUpdate ? 'edit' : 'eye', onClick: () => setEditing(row) },
    {
      key: 'delete',
      needs: { page: PAGE, action: 'Update', call: deleteApprovalRule },
      label: APPROVAL.delete,
      icon: 'delete',
      danger: true,
      onClick: () => ask(row),
    },
  ];
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Update', call: saveApprovalRule }} icon="plus" opens={RuleForm} onClick={() => setEditing('new')}>
      {t('add')}
    </ActionButton>
  );
  return (
    <>
      <ListPage
        plain
        inUrl={false}
        title={ENTITLEMENT.approval}
        endpoint={listApprovalRules}
        columns={columns}
        opens={RuleForm}
        rowActions={rowActions}
        onOpen={(row) => setEditing(row)}
        above={data && data.data.length > 0 && <p className={`${classes['above']} quiet small`}>{t('hint')}</p>}
        tools={data && data.data.length > 0 && add}
        empty={{ title: APPROVAL.empty, hint: APPROVAL.hint, action: add }}
      />
      {editing && (
        <RuleForm rule={editing === 'new' ? null : editing} approvers={data?.approvers ?? []} readOnly={!mayUpdate} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
