import { addDays, formatDate, startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { copyRoster, MOST_WEEKS } from '../../contract/roster.endpoints.ts';
import { ConflictList } from './conflict-list.tsx';
import { ReplaceField } from './replace-field.tsx';
import { ROSTER } from './roster.messages.ts';
import { useRosterWrite } from './use-roster-write.ts';

/** Copies the roster of a week to the weeks after it. */
export function CopyForm({ from, filter, onClose }: { from: CalendarDate; filter: object; onClose: () => void }) {
  const t = useT(ROSTER);
  const monday = startOfWeek(from);
  const { conflicts, send } = useRosterWrite(copyRoster, onClose);
  const { start_date: _from, end_date: _to, ...people } = filter as { start_date?: string; end_date?: string };
  const form = useZodForm(copyRoster.input, {
    initial: { ...people, from_week: monday, to_weeks: [addDays(monday, 7)], publish: false, skip_conflicts: false, replace: false, reason: null },
    onSubmit: (values) => send(values),
  });
  const skip = () => {
    form.set('skip_conflicts', true);
    void form.submit();
  };
  const weeks = Array.from({ length: MOST_WEEKS }, (_, at) => addDays(monday, (at + 1) * 7));
  return (
    <FormDrawer opened onClose={onClose} title={t('copyTitle', { date: formatDate(monday) })} form={form} submit={ROSTER.copyWeek} size={480}>
      <p className="note flush">{t('copyNote')}</p>
      <ConflictList conflicts={conflicts} onSkip={skip} />
      <MultiSelectField form={form} name="to_weeks" label={ROSTER.toWeeks} options={weeks.map((week) => ({ value: week, label: formatDate(week) }))} />
      <SwitchField form={form} name="publish" label={ROSTER.publishNow} description={ROSTER.publishHint} />
      <ReplaceField form={form} />
    </FormDrawer>
  );
}
