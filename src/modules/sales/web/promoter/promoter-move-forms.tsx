import { formatDate, isCalendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { comingSchedules, inactivatePromoter, ratePromoter } from '../../contract/promoter/promoter-moves.endpoints.ts';
import type { PromoterRow } from '../../contract/promoter/promoter.register.ts';
import { PROMOTER_READS } from '../sales-reads.ts';
import { PROMOTER } from './promoter.messages.ts';

interface Props {
  readonly promoter: PromoterRow;
  readonly onClose: () => void;
}

/** From 1 to 5, with a note. */
export function RateForm({ promoter, onClose }: Props) {
  const { run } = useWrite(ratePromoter, { invalidates: PROMOTER_READS });
  const form = useZodForm(ratePromoter.input, {
    initial: { id: promoter.id, rating: promoter.rating ?? undefined, note: promoter.rating_note ?? '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={promoter.name} form={form} size={440}>
      <NumberField form={form} name="rating" label={PROMOTER.rating} description={PROMOTER.rateHint} min={1} max={5} decimals={1} />
      <TextField form={form} name="note" label={PROMOTER.note} rows={3} maxLength={500} />
    </FormDrawer>
  );
}

/** The last day and why, with the schedules that are cancelled by it. */
export function InactivateForm({ promoter, onClose }: Props) {
  const t = useT(PROMOTER);
  const today = useToday();
  const { run } = useWrite(inactivatePromoter, { invalidates: PROMOTER_READS });
  const form = useZodForm(inactivatePromoter.input, {
    initial: { id: promoter.id, date: today, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const day = String(form.values.date ?? '');
  const after = isCalendarDate(day) ? (day as CalendarDate) : today;
  const coming = useEndpoint(comingSchedules, { id: promoter.id, after }, { quiet: true }).data?.data ?? [];
  return (
    <FormDrawer opened onClose={onClose} title={t('inactivateOf', { name: promoter.name })} form={form} size={480}>
      <DateField form={form} name="date" label={PROMOTER.lastDay} />
      <TextField form={form} name="reason" label={PROMOTER.reason} rows={3} maxLength={500} />
      <p className="note">{t('willCancel', { n: coming.length })}</p>
      <ul className="list">
        {coming.map(({ id, date, start_time, outlet }) => (
          <li key={id}>
            {formatDate(date)} {start_time} · {outlet}
          </li>
        ))}
      </ul>
    </FormDrawer>
  );
}
