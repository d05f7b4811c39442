import { DateRangeField } from '#platform/web/forms/dates/date-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { publishRoster } from '../../contract/roster.endpoints.ts';
import { ConflictList } from './conflict-list.tsx';
import { ROSTER } from './roster.messages.ts';
import { ShortWeeks } from './short-weeks.tsx';
import { useRosterWrite } from './use-roster-write.ts';

/** Publishes the drafts of a span, for everybody whom the filter shows. */
export function PublishForm({ from, to, filter, onClose }: { from: string; to: string; filter: object; onClose: () => void }) {
  const t = useT(ROSTER);
  const { conflicts, send } = useRosterWrite(publishRoster, onClose);
  const form = useZodForm(publishRoster.input, {
    initial: { ...filter, start_date: from, end_date: to, skip_conflicts: false, reason: '' },
    onSubmit: (values) => send(values),
  });
  return (
    <FormDrawer opened onClose={onClose} title={ROSTER.publishTitle} form={form} submit={ROSTER.publish} size={480}>
      <p className="note flush">{t('publishNote')}</p>
      <ShortWeeks from={from} to={to} filter={filter} />
      <ConflictList conflicts={conflicts} onSkip={() => void send(publishRoster.input.parse({ ...form.values, skip_conflicts: true }))} />
      <DateRangeField form={form} name="start_date" to="end_date" label={ROSTER.days} />
      <TextField form={form} name="reason" label={ROSTER.reason} description={ROSTER.reasonHint} maxLength={255} />
    </FormDrawer>
  );
}
