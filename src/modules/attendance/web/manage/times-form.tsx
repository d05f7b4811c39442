/** The times of a session: put right, or entered where nobody recorded them. */
import { useRef } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useTimeZone, useToday } from '#platform/web/ui/values.tsx';
import { addAttendance, correctAttendance } from '../../contract/manage/correct-attendance.endpoints.ts';
import { showAttendanceDay } from '../../contract/manage/manage-attendance.endpoints.ts';
import { ATTENDANCE_READS } from '../attendance-reads.ts';
import { MomentField } from '../moment-field.tsx';
import { lastDayOf, localMinute } from '../own/local-minute.ts';
import { OWN } from '../own.messages.ts';
import { findEmployees, findSites } from './find-choices.ts';
import { MANAGE } from './manage.messages.ts';
import { moveTimes } from './move-times.ts';
import type { Acted } from './use-day-actions.ts';

interface TimesFields {
  readonly checkin_at: string;
  readonly checkout_at?: string | null | undefined;
  readonly work_site_id?: number | null | undefined;
  readonly reason: string;
  readonly override?: boolean | undefined;
}

interface FieldsProps {
  readonly form: ZodForm<TimesFields>;
  /** The session whose times are entered. */
  readonly of: Pick<Acted, 'date' | 'session'>;
  readonly override: boolean;
  readonly stands?: boolean;
}

function Fields({ form, of, override, stands = false }: FieldsProps) {
  return (
    <>
      <MomentField key={`in ${of.date}`} form={form} name="checkin_at" label={MANAGE.checkIn} dateLabel={OWN.checkInDate} day={of.date} />
      <MomentField
        key={`out ${of.date}`}
        form={form}
        name="checkout_at"
        label={MANAGE.checkOut}
        dateLabel={OWN.checkOutDate}
        description={MANAGE.noOut}
        day={lastDayOf(of)}
      />
      <SearchSelect form={form} name="work_site_id" label={MANAGE.site} description={stands ? MANAGE.sameSite : undefined} load={findSites} number />
      <TextField form={form} name="reason" label={MANAGE.reason} rows={2} maxLength={255} />
      {override && <SwitchField form={form} name="override" label={MANAGE.override} description={MANAGE.overrideHint} />}
    </>
  );
}

/** What a session starts with: the times that stand, else those of its schedule. */
function timesOf({ date, session, checkin, checkout }: Pick<Acted, 'date' | 'session' | 'checkin' | 'checkout'>, zone: string | undefined) {
  return {
    checkin_at: checkin ? localMinute(checkin.at, zone) : session ? `${date}T${session.start_time}` : null,
    checkout_at: checkout ? localMinute(checkout.at, zone) : session && !checkin ? `${lastDayOf({ date, session })}T${session.end_time}` : null,
  };
}

/** Of a session that stands in the list. */
export function TimesForm({ of, onClose }: { of: Acted; onClose: () => void }) {
  return of.checkin && of.id !== null ? <CorrectForm of={of} id={of.id} onClose={onClose} /> : <AddForm of={of} onClose={onClose} />;
}

function CorrectForm({ of, id, onClose }: { of: Acted; id: number; onClose: () => void }) {
  const t = useT(MANAGE);
  const zone = useTimeZone();
  const { run } = useWrite(correctAttendance, { invalidates: ATTENDANCE_READS });
  const form = useZodForm(correctAttendance.input, {
    initial: { id, ...timesOf(of, zone), work_site_id: null, reason: '', override: false },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      form={form}
      title={t('correctOf', { name: of.employee.name, date: formatDate(of.date) })}
      submit={MANAGE.correct}
      size={520}
    >
      <Fields form={form} of={of} override={of.can.override} stands />
    </FormDrawer>
  );
}

/** @param of absent: employee and day are chosen in the form */
export function AddForm({ of, onClose }: { of?: Acted | undefined; onClose: () => void }) {
  const t = useT(MANAGE);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const today = useToday();
  const { run } = useWrite(addAttendance, { invalidates: ATTENDANCE_READS });
  const form = useZodForm(addAttendance.input, {
    initial: {
      employee_id: of?.employee.id ?? null,
      date: of?.date ?? today,
      session_index: of?.session_index ?? 0,
      ...(of ? timesOf(of, zone) : { checkin_at: null, checkout_at: null }),
      work_site_id: null,
      reason: '',
      override: false,
    },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const { employee_id, date } = form.values;
  const asked = typeof employee_id === 'number' && date ? { employee_id, date: String(date) } : null;
  const day = useEndpoint(showAttendanceDay, asked ?? { employee_id: 0, date: today }, { enabled: !of && asked !== null, quiet: true }).data?.data;
  const sessions = day?.sessions ?? [];
  const chosen = sessions.find(({ attendance }) => attendance.session_index === form.values.session_index);
  // The day that the typed times belong to, also while the field of the day is empty.
  const timesDay = useRef(String(date || today));
  const follow = (next: unknown) => {
    if (!next) return;
    form.patch(moveTimes(form.values, timesDay.current, String(next)));
    timesDay.current = String(next);
  };
  const options = [
    ...sessions.flatMap(({ attendance: { session, session_index, checkin } }) =>
      session && !checkin ? [{ value: String(session_index), label: saySession(session, locale) }] : [],
    ),
    { value: String(sessions.length), label: MANAGE.otherSession },
  ];
  return (
    <FormDrawer
      opened
      onClose={onClose}
      form={form}
      title={of ? t('correctOf', { name: of.employee.name, date: formatDate(of.date) }) : MANAGE.addTitle}
      submit={MANAGE.add}
      size={520}
    >
      {!of && (
        <>
          <SearchSelect form={form} name="employee_id" label={MANAGE.employee} load={findEmployees} number />
          <FormRow>
            <DateField form={form} name="date" label={MANAGE.date} max={today} onChanged={follow} />
            {sessions.length > 0 && <SelectField form={form} name="session_index" label={MANAGE.session} options={options} number clearable={false} />}
          </FormRow>
        </>
      )}
      <Fields
        form={form}
        of={of ?? { date: String(date || today), session: chosen?.attendance.session ?? null }}
        override={(of?.can ?? sessions[0]?.can)?.override === true}
      />
    </FormDrawer>
  );
}
