import { addMonths } from '#platform/contract/dates.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { GuardRow } from '../../contract/guard/guard.register.ts';
import { BLACKLIST_MONTHS, blacklistGuard } from '../../contract/record/compliance.endpoints.ts';
import { GUARD_READS } from '../guard-reads.ts';
import { RECORD as W } from '../record.messages.ts';

/** Puts a guard on the blacklist, with the reason and the day on which it is looked at again. */
export function BlacklistForm({ guard, onClose }: { guard: GuardRow; onClose: () => void }) {
  const t = useT(W);
  const today = useToday();
  const { run } = useWrite(blacklistGuard, { invalidates: GUARD_READS });
  const form = useZodForm(blacklistGuard.input, {
    initial: { id: guard.id, reason: '', review_on: addMonths(today, BLACKLIST_MONTHS / 2) },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('blacklistTitle', { name: guard.name })} form={form} submit={W.blacklist} size={560}>
      <p className="quiet small">{t('blacklistHint')}</p>
      <TextField form={form} name="reason" label={W.reason} rows={4} maxLength={1000} />
      <DateField form={form} name="review_on" label={W.reviewOn} min={today} max={addMonths(today, BLACKLIST_MONTHS)} />
    </FormDrawer>
  );
}
