/** What the office may do about a session: put its times right, delete its record, decide its overtime. */
import { formatDate } from '#platform/contract/dates.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import { call } from '#platform/web/call/call.ts';
import { useInvalidate, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLabel, useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import type { BulkAction, RowAction } from '#platform/web/ui/list/list-types.ts';
import { addAttendance, correctAttendance, decideOvertime, removeAttendance } from '../../contract/manage/correct-attendance.endpoints.ts';
import type { AttendanceRow } from '../../contract/manage/manage-attendance.endpoints.ts';
import { MANAGE_ERRORS } from '../../contract/manage/manage.messages.ts';
import { ATTENDANCE_READS } from '../attendance-reads.ts';
import { rowKey } from './day-columns.tsx';
import { MANAGE } from './manage.messages.ts';

const PAGE = '/attendance/manage';
type Decision = 'Approved' | 'Rejected';
const DECISIONS = [
  { key: 'approve', decision: 'Approved', label: MANAGE.approve, icon: 'check' },
  { key: 'reject', decision: 'Rejected', label: MANAGE.reject, icon: 'close', danger: true },
] as const;
const remarkFor = (decision: Decision) => (decision === 'Rejected' ? true : ('optional' as const));

/** What the actions need to know of a session. */
export type Acted = Pick<AttendanceRow, 'id' | 'date' | 'session_index' | 'session' | 'checkin' | 'checkout' | 'overtime_minutes' | 'can'> & {
  readonly employee: { readonly id: number; readonly name: string };
};

/** @param onTimes opens the form of its times */
export function useDayActions(onTimes: (row: Acted) => void) {
  const t = useT(MANAGE);
  const labelOf = useLabel();
  const { locale } = useLocale();
  const confirm = useConfirm();
  const invalidate = useInvalidate();
  const remove = useWrite(removeAttendance, { invalidates: ATTENDANCE_READS });

  async function drop({ id, employee, date, can }: Acted): Promise<void> {
    const message = can.override ? MANAGE.removeClosed : MANAGE.removeText;
    const answer = await confirm({
      title: t('removeAsk', { name: employee.name, date: formatDate(date) }),
      message,
      remark: true,
      remarkLabel: MANAGE.reason,
      verb: MANAGE.delete,
      danger: true,
    });
    // A refusal has been told by the global handler.
    if (answer && id !== null) await remove.run({ id, reason: answer.remark, override: can.override }).catch(() => undefined);
  }

  async function send(ids: readonly number[], decision: Decision, remark: string, quiet: boolean) {
    try {
      return (await call(decideOvertime, { ids: [...ids], decision, remark }, { quiet })).data;
    } finally {
      // A refused one, too: somebody may have been faster.
      void invalidate(...ATTENDANCE_READS);
    }
  }

  const actions = (row: Acted): RowAction[] => [
    ...(row.can.decide
      ? DECISIONS.map(({ decision, label, ...action }) => ({
          ...action,
          label,
          needs: { page: PAGE, action: 'Update', call: decideOvertime } as const,
          onClick: async () => {
            const title = t('decideAsk', { action: t(action.key), name: row.employee.name, hours: sayHours(row.overtime_minutes, locale) });
            const answer = await confirm({ title, verb: label, remark: remarkFor(decision), ...('danger' in action && { danger: true }) });
            if (answer && row.id !== null) await send([row.id], decision, answer.remark, false).catch(() => undefined);
          },
        }))
      : []),
    {
      ...(row.checkin
        ? ({ key: 'correct', label: MANAGE.correct, icon: 'edit', needs: { page: PAGE, action: 'Update', call: correctAttendance } } as const)
        : ({ key: 'add', label: MANAGE.addTimes, icon: 'plus', needs: { page: PAGE, action: 'Create', call: addAttendance } } as const)),
      // Who has the right and may not use it here reads why.
      ...(!row.can.correct && { disabled: true, reason: labelOf(row.can.override ? MANAGE_ERRORS.locked : MANAGE_ERRORS.own) }),
      onClick: () => onTimes(row),
    },
    ...(row.can.remove
      ? [
          {
            key: 'delete',
            label: MANAGE.delete,
            icon: 'delete',
            danger: true,
            needs: { page: PAGE, action: 'Delete', call: removeAttendance } as const,
            onClick: () => drop(row),
          },
        ]
      : []),
  ];

  const bulk: BulkAction<AttendanceRow>[] = DECISIONS.map(({ decision, label, key, icon, ...more }) => ({
    key,
    label,
    icon,
    ...more,
    needs: { page: PAGE, action: 'Update', call: decideOvertime },
    may: ({ can }) => can.decide,
    confirm: (rows) => ({ title: t('decideMany', { action: t(key), n: rows.length }), verb: label, remark: remarkFor(decision), ...more }),
    async runAll(rows, { remark }) {
      const keys = new Map(rows.map((row) => [row.id, rowKey(row)]));
      const ids = rows.flatMap(({ id }) => (id === null ? [] : id));
      return (await send(ids, decision, remark, true)).results.map(({ id, ok, message }) => ({ id: keys.get(id) ?? id, ok, message }));
    },
  }));
  return { actions, bulk };
}
