import type { CalendarDate } from '#platform/contract/dates.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { callStandby, findStandby, type Gap } from '../../contract/standby.endpoints.ts';
import { WOM_READS } from '../wom-reads.ts';
import { GAPS as W } from './gaps.messages.ts';

interface CallFormProps {
  readonly gap: Gap;
  readonly date: CalendarDate;
  readonly onClose: () => void;
}

/** Calls one of those who are kept ready on the day. Who cannot come is listed with the reason. */
export function CallForm({ gap, date, onClose }: CallFormProps) {
  const t = useT(W);
  const isOwner = useViewer().type === 'owner';
  const { requirement_id } = gap;
  const people = useEndpoint(findStandby, { requirement_id, date }, { quiet: true }).data?.data ?? [];
  const { run } = useWrite(callStandby, { invalidates: WOM_READS });
  const form = useZodForm(callStandby.input, {
    initial: { id: null, requirement_id, date, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const chosen = people.find(({ deployment_id }) => deployment_id === form.values.id);
  // Beyond the hours of the law the owner alone calls.
  const mayCall = ({ free, override }: (typeof people)[number]) => free && (!override || isOwner);
  const options = people
    .filter(mayCall)
    .map(({ deployment_id, employee, position }) => ({ value: String(deployment_id), label: [employee.name, employee.code, position].join(' · ') }));
  const refused = people.filter((person) => !mayCall(person));
  return (
    <FormDrawer opened onClose={onClose} title={`${gap.position} · ${gap.shift_name}`} form={form} submit={W.call} size={480}>
      <SelectField form={form} name="id" label={W.who} options={options} number />
      {chosen && chosen.why.length > 0 && (
        <section>
          <h3 className="subheading">{t('lookAt')}</h3>
          <ul className="small">
            {chosen.why.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {chosen?.override && <TextField form={form} name="reason" label={W.override} rows={3} maxLength={500} required />}
      {refused.length > 0 && (
        <section>
          <h3 className="subheading">{t('notAvailable')}</h3>
          <ul className="small quiet">
            {refused.map(({ deployment_id, employee, why }) => (
              <li key={deployment_id}>{[employee.name, why[0]].join(': ')}</li>
            ))}
          </ul>
        </section>
      )}
    </FormDrawer>
  );
}
