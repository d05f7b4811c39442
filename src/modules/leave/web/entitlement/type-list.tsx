/** The leave types of the company, in their order. */
import { useMemo, useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ListPage, type Column, type RowAction } from '#platform/web/ui/list-page.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { createLeaveType, deleteLeaveType, listLeaveTypes, updateLeaveType } from '../../contract/entitlement/entitlement.endpoints.ts';
import { legalShortfalls } from '../../contract/entitlement/legal-minimum.ts';
import type { LeaveTypeRow } from '../../contract/leave-type.schema.ts';
import { TypeLabel } from '../leave-parts.tsx';
import { SETUP_READS } from '../leave-reads.ts';
import { dayCount, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import classes from './entitlement.module.css';
import { ENTITLEMENT } from './entitlement.messages.ts';
import { CATEGORY_NAMES, CHOICE_NAMES, TYPES } from './type.messages.ts';

const TypeForm = lazyDrawer(async () => (await import('./type-form.tsx')).TypeForm, { title: ({ type }) => (type ? undefined : TYPES.addTitle), size: 680 });

const PAGE = '/leave/entitlement';
const NONE: readonly LeaveTypeRow[] = [];

/** `8 · 12 · 16`: the days of each tier, shortest service first. */
const tierDays = ({ tiers }: LeaveTypeRow) => [...new Set(tiers.map(({ days }) => dayCount(days)))].join(' · ');
/** Gives it less than the Employment Act? Types without days of their own give none, and owe none. */
const isShort = (type: LeaveTypeRow) => type.has_entitlement && type.status === 'Active' && legalShortfalls(type).length > 0;

function useTypeColumns(types: readonly LeaveTypeRow[]): Column<LeaveTypeRow>[] {
  const t = useT(TYPES);
  const say = useSay();
  const { locale } = useLocale();
  return useMemo(() => {
    const days = (row: LeaveTypeRow) => {
      const source = types.find(({ id }) => id === row.deduct_from_id);
      if (source) return t('drawsOn', { name: typeName(source, locale) });
      return row.has_entitlement ? tierDays(row) || t('credited') : t('noBalance');
    };
    return [
      { key: 'name', label: W.type, fixed: true, card: 'title', value: (row) => typeName(row, locale), cell: (row) => <TypeLabel type={row} /> },
      { key: 'code', label: TYPES.code, kind: 'identity', priority: 2, folds: 'name', card: 'subtitle' },
      { key: 'category', label: TYPES.category, priority: 5, folds: 'name', value: (row) => say(CATEGORY_NAMES[row.category]) },
      { key: 'days', label: TYPES.days, priority: 1, card: 1, value: days, cell: (row) => (isShort(row) ? <Short days={days(row)} /> : days(row)) },
      { key: 'count_mode', label: TYPES.countMode, priority: 6, value: (row) => say(CHOICE_NAMES[row.count_mode]) },
      { key: 'is_paid', label: TYPES.pay, priority: 3, value: (row) => t(row.is_paid ? 'paid' : 'unpaid'), card: 2 },
      {
        key: 'carry_forward_max',
        label: TYPES.carry,
        kind: 'number',
        priority: 2,
        card: 3,
        value: (row) => (row.carry_forward_max ? dayCount(row.carry_forward_max) : ''),
      },
      { key: 'status', label: TYPES.status, kind: 'status', card: 'badge' },
    ];
  }, [types, locale, say, t]);
}

function Short({ days }: { days: string }) {
  const t = useT(TYPES);
  return (
    <>
      {days}
      <span className={classes['mark']}>
        <Icon name="alert" size={14} />
        {t('shortMark')}
      </span>
    </>
  );
}

export function TypeList() {
  const t = useT(TYPES);
  const { locale } = useLocale();
  const confirm = useConfirm();
  const [editing, setEditing] = useState<LeaveTypeRow | 'new' | null>(null);
  const mayUpdate = useCan(PAGE, 'Update', updateLeaveType);
  const { data } = useEndpoint(listLeaveTypes, {}, { quiet: true });
  const types = data?.data ?? NONE;
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create', call: createLeaveType }} icon="plus" opens={TypeForm} onClick={() => setEditing('new')}>
      {t('add')}
    </ActionButton>
  );
  const columns = useTypeColumns(types);
  const remove = useWrite(deleteLeaveType, { invalidates: SETUP_READS });
  const rowActions = (row: LeaveTypeRow): RowAction[] => [
    { key: 'edit', label: mayUpdate ? TYPES.edit : TYPES.view, icon: mayUpdate ? 'edit' : 'eye', onClick: () => setEditing(row) },
    {
      key: 'delete',
      needs: { page: PAGE, action: 'Delete', call: deleteLeaveType },
      label: TYPES.delete,
      icon: 'delete',
      danger: true,
      disabled: row.in_use,
      ...(row.in_use && { reason: t('inUse') }),
      onClick: async () => {
        const asked = { title: t('deleteAsk', { name: typeName(row, locale) }), verb: TYPES.delete, danger: true };
        if (await confirm(asked)) await remove.run({ id: row.id }).catch(() => undefined);
      },
    },
  ];
  return (
    <>
      <ListPage
        plain
        inUrl={false}
        title={ENTITLEMENT.types}
        endpoint={listLeaveTypes}
        columns={columns}
        rowName={(row) => typeName(row, locale)}
        opens={TypeForm}
        rowActions={rowActions}
        onOpen={(row) => setEditing(row)}
        tools={types.length > 0 && add}
        empty={{ drawing: 'leave', title: TYPES.empty, hint: TYPES.emptyHint, action: add }}
      />
      {editing && (
        <TypeForm type={editing === 'new' ? null : editing} types={types} readOnly={editing !== 'new' && !mayUpdate} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
