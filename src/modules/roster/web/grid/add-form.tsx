import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { call } from '#platform/web/call/call.ts';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { DateRangeField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { BLANK_SESSION } from '#platform/web/forms/session-rows.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { personOption } from '#platform/web/ui/person-option.ts';
import { createRoster } from '../../contract/roster.endpoints.ts';
import { findSchedulable } from '../../contract/schedule.endpoints.ts';
import { ConflictList } from './conflict-list.tsx';
import { DayFields, type Choices } from './day-fields.tsx';
import { ReplaceField } from './replace-field.tsx';
import { ROSTER } from './roster.messages.ts';
import { useRosterWrite } from './use-roster-write.ts';

const find = async (keyword: string) => (await call(findSchedulable, { keyword })).data.map(personOption);

/** Puts days of several employees on the roster. */
export function AddForm({ from, to, choices, onClose }: { from: string; to: string; choices: Choices; onClose: () => void }) {
  const { conflicts, send } = useRosterWrite(createRoster, onClose);
  const form = useZodForm(createRoster.input, {
    initial: {
      employee_ids: [],
      start_date: from,
      end_date: to,
      weekdays: [],
      day_type: 'Working',
      sessions: [BLANK_SESSION],
      work_schedule_id: null,
      work_site_id: null,
      remark: '',
      publish: false,
      skip_conflicts: false,
      replace: false,
      reason: '',
    },
    onSubmit: (values) => send(values),
  });
  const skip = () => {
    form.set('skip_conflicts', true);
    void form.submit();
  };
  return (
    <FormDrawer opened onClose={onClose} title={ROSTER.add} form={form} size={560}>
      <ConflictList conflicts={conflicts} onSkip={skip} />
      <SearchMany form={form} name="employee_ids" label={ROSTER.employees} ask={[findSchedulable.name]} load={find} />
      <FormRow>
        <DateRangeField form={form} name="start_date" to="end_date" label={ROSTER.days} />
        <MultiSelectField form={form} name="weekdays" label={ROSTER.weekdays} description={ROSTER.weekdaysHint} options={WEEKDAYS} number />
      </FormRow>
      <DayFields form={form} choices={choices} />
      <ReplaceField form={form} />
    </FormDrawer>
  );
}
