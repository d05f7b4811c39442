import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { ConfirmButton } from '#platform/web/ui/feedback/confirm.tsx';
import { createRoster, deleteRoster, updateRoster } from '../../contract/roster.endpoints.ts';
import type { RosterKind } from '../../contract/roster.schema.ts';
import { SCHEDULE_READS } from '../schedule-reads.ts';
import { ConflictList } from './conflict-list.tsx';
import { DayFields, type Choices } from './day-fields.tsx';
import { ROSTER } from './roster.messages.ts';
import { useRosterWords } from './roster-words.ts';
import { useRosterWrite } from './use-roster-write.ts';

interface DayFormProps {
  readonly employee: { readonly id: number; readonly name: string };
  readonly date: CalendarDate;
  readonly kind: RosterKind;
  /** The row of the roster; 0: none yet. */
  readonly id: number;
  readonly choices: Choices;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** One day of one person: put on the roster, changed, taken off. */
export function DayForm({ employee, date, kind, id, choices, readOnly, onClose }: DayFormProps) {
  const t = useT(ROSTER);
  const words = useRosterWords();
  const added = useRosterWrite(createRoster, onClose);
  const changed = useRosterWrite(updateRoster, onClose);
  const remove = useWrite(deleteRoster, { invalidates: SCHEDULE_READS });
  const { plan, state, below, holiday, leave } = kind;
  const form = useZodForm(createRoster.input, {
    initial: {
      employee_ids: [employee.id],
      start_date: date,
      end_date: date,
      weekdays: [],
      day_type: plan.day_type === 'None' ? 'Working' : plan.day_type,
      sessions: plan.sessions.length === 0 && plan.day_type === 'None' ? [{ start_time: '', end_time: '' }] : plan.sessions,
      work_schedule_id: state === 'template' ? null : (plan.schedule?.id ?? null),
      work_site_id: plan.site?.id ?? null,
      remark: plan.remark ?? '',
      publish: false,
      skip_conflicts: false,
      reason: '',
    },
    onSubmit: ({ employee_ids: _ids, start_date: _from, end_date: _to, weekdays: _days, ...day }) =>
      id > 0 ? changed.send({ id, ...day }) : added.send({ employee_ids: [employee.id], start_date: date, end_date: date, ...day }),
  });
  const above = [holiday, leave].filter((each) => each !== null);
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('dayOf', { name: employee.name, date: formatDate(date) })}
      form={form}
      readOnly={readOnly}
      size={480}
      extra={
        id > 0 && (
          <ConfirmButton
            variant="subtle"
            danger
            needs={{ page: '/attendance/schedule', action: 'Delete', call: deleteRoster }}
            title={ROSTER.takeOffAsk}
            message={below ? t('holds', { what: words.planText(below) }) : undefined}
            remark="optional"
            remarkLabel={ROSTER.reason}
            onConfirm={({ remark }) => remove.run({ id, reason: remark || null }).then(onClose, () => undefined)}
          >
            {t('takeOff')}
          </ConfirmButton>
        )
      }
    >
      {above.length > 0 && <p className="note flush">{words.faceOf({ ...kind, plan: { ...plan, sessions: [] }, below: null }).over?.name}</p>}
      {below && <p className="note flush">{t('holds', { what: words.planText(below) })}</p>}
      <ConflictList conflicts={id > 0 ? changed.conflicts : added.conflicts} />
      <DayFields form={form} choices={choices} />
    </FormDrawer>
  );
}
