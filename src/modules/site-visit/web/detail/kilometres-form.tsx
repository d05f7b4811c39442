/** Other kilometres in place of the straight line. */
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { changeKilometres } from '../../contract/manage-visit.endpoints.ts';
import { changeOwnKilometres } from '../../contract/own-visit.endpoints.ts';
import { roadKm } from '../../contract/rules/travel-of-day.ts';
import type { VisitRow } from '../../contract/site-visit.schema.ts';
import { VISIT } from '../visit.messages.ts';
import { VISIT_READS } from '../visit-reads.ts';
import { KM } from './kilometres.messages.ts';

export function KilometresForm({ visit, own, onClose }: { visit: VisitRow; own: boolean; onClose: () => void }) {
  const t = useT(VISIT);
  const { run } = useWrite(own ? changeOwnKilometres : (changeKilometres as Endpoint as typeof changeOwnKilometres), { invalidates: VISIT_READS });
  const form = useZodForm(changeOwnKilometres.input, {
    initial: { id: visit.id, status: visit.status, updated_at: visit.updated_at, km: visit.km_reason ? visit.km : null, reason: visit.km_reason ?? '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const km = useT(KM);
  const line = visit.travel_km;
  const number = (n: number) => n.toFixed(2);
  return (
    <FormDrawer opened onClose={onClose} title={KM.title} form={form} size={480}>
      <p className="flush">
        {line === null ? km('noLine') : km('lineIs', { km: t('km', { n: number(line) }) })}
        {line !== null && <span className="note"> {t('byRoad', { n: number(roadKm(line)) })}</span>}
      </p>
      <NumberField form={form} name="km" label={KM.km} description={KM.hint} decimals={2} min={0} max={9999.99} suffix=" km" />
      <TextField form={form} name="reason" label={VISIT.reason} maxLength={255} required={!own || typeof form.values.km === 'number'} />
    </FormDrawer>
  );
}
