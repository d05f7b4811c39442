import { call } from '#platform/web/call/call.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { deployPeople, findAvailable, GRID_DAYS, type DeploymentNeed } from '../contract/deployment.endpoints.ts';
import type { ProjectRow } from '../contract/project.register.ts';
import { availableLabel } from './available-label.ts';
import { DEPLOYMENT as W } from './deployment.messages.ts';
import { WOM_READS } from './wom-reads.ts';

interface DeployFormProps {
  readonly project: ProjectRow;
  readonly need: DeploymentNeed;
  /** The first day of the week that is shown. */
  readonly from: CalendarDate;
  readonly onClose: () => void;
}

const latest = (...dates: string[]) => dates.toSorted().at(-1) ?? '';

/** Deploys people who are available from the first to the last day. Who is not is listed with the reason. */
export function DeployForm({ project, need, from, onClose }: DeployFormProps) {
  const t = useT(W);
  const { locale } = useLocale();
  const today = useToday();
  const first = latest(from, today, need.start_date);
  const sunday = addDays(from, GRID_DAYS - 1);
  const last = latest(first, sunday < need.end_date ? sunday : need.end_date);
  const { run } = useWrite(deployPeople, { invalidates: WOM_READS });
  const form = useZodForm(deployPeople.input, {
    initial: { requirement_id: need.id, employee_ids: [], start_date: first, end_date: last, standby: false },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const { start_date, end_date } = form.values;
  const asked = { project_id: project.id, requirement_id: need.id, start_date: start_date ?? '', end_date: end_date ?? '' };
  const complete = Boolean(start_date && end_date);
  const people = useEndpoint(findAvailable, { ...asked, keyword: '' }, { quiet: true, enabled: complete }).data?.data ?? [];
  const load = async (keyword: string) =>
    complete
      ? (await call(findAvailable, { ...asked, keyword }, { quiet: true })).data
          .filter(({ free }) => free)
          .map((person) => ({ value: String(person.id), label: availableLabel(person, t, locale) }))
      : [];
  const refused = people.filter(({ free }) => !free);
  return (
    <FormDrawer opened onClose={onClose} title={`${need.position} · ${need.shift_name}`} form={form} submit={W.deploy} size={560}>
      <FormRow>
        <DateField form={form} name="start_date" label={W.from} />
        <DateField form={form} name="end_date" label={W.to} />
      </FormRow>
      <SearchMany form={form} name="employee_ids" label={W.employees} ask={['workforce.find-available', asked]} load={load} />
      <SwitchField form={form} name="standby" label={W.keepReady} />
      {refused.length > 0 && (
        <section>
          <h3 className="subheading">{t('notAvailable')}</h3>
          <ul className="small quiet">
            {refused.map(({ id, name, why }) => (
              <li key={id}>{[name, why[0]].join(': ')}</li>
            ))}
          </ul>
        </section>
      )}
    </FormDrawer>
  );
}
