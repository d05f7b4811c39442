/** Asks for the times of an own day to be put right. */
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLabel, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import type { Attendance } from '../../contract/attendance.schema.ts';
import { askCorrection, showOwnAttendance } from '../../contract/own/own-attendance.endpoints.ts';
import { PUNCH_REFUSALS } from '../../contract/punch-words.messages.ts';
import { MomentField } from '../moment-field.tsx';
import { lastDayOf, localMinute } from './local-minute.ts';
import { OWN_READS } from './own-reads.ts';
import { OWN } from '../own.messages.ts';

/** The times that stand, else those of the session. */
function timesOf({ date, session, checkin, checkout }: Attendance, zone: string | undefined): { checkin_at: string | null; checkout_at: string | null } {
  return {
    checkin_at: checkin ? localMinute(checkin.at, zone) : session ? `${date}T${session.start_time}` : null,
    checkout_at: checkout ? localMinute(checkout.at, zone) : session ? `${lastDayOf({ date, session })}T${session.end_time}` : null,
  };
}

export function CorrectionForm({ day, onClose }: { day: Attendance; onClose: () => void }) {
  const t = useT(OWN);
  const zone = useTimeZone();
  const { run } = useWrite(askCorrection, { invalidates: OWN_READS });
  const labelOf = useLabel();
  const { date, session_index } = day;
  // A payroll may have closed the day since whoever opens this saw it.
  const read = useEndpoint(showOwnAttendance, { date }, { quiet: true }).data?.data;
  const isClosed = read?.find(({ attendance }) => attendance.session_index === session_index)?.closed === true;
  const form = useZodForm(askCorrection.input, {
    initial: { date, session_index, ...timesOf(day, zone), reason: '' },
    onSubmit: async (typed) => {
      await run(typed);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} form={form} title={t('correctTitle', { date: formatDate(date) })} submit={OWN.send} readOnly={isClosed} size={480}>
      <p className={isClosed ? 'flush' : 'quiet small flush'} role={isClosed ? 'status' : undefined}>
        {isClosed ? labelOf(PUNCH_REFUSALS.locked) : t('correctNote')}
      </p>
      {!isClosed && (
        <>
          <MomentField form={form} name="checkin_at" label={OWN.checkIn} dateLabel={OWN.checkInDate} day={date} />
          <MomentField form={form} name="checkout_at" label={OWN.checkOut} dateLabel={OWN.checkOutDate} day={lastDayOf(day)} />
          <TextField form={form} name="reason" label={OWN.reason} rows={3} maxLength={255} />
        </>
      )}
    </FormDrawer>
  );
}
