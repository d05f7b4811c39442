import { call } from '#platform/web/call/call.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { cancelDeployment, confirmDeployment, findAvailable, replaceDeployment, type DeploymentRow } from '../contract/deployment.endpoints.ts';
import type { ProjectRow } from '../contract/project.register.ts';
import { availableLabel } from './available-label.ts';
import { DEPLOYMENT as W } from './deployment.messages.ts';
import { WOM_READS } from './wom-reads.ts';

interface Props {
  readonly deployment: DeploymentRow;
  readonly onClose: () => void;
}

/** Why the owner confirms it although the hours of the law warn. */
export function OverrideForm({ deployment, warnings, onClose }: Props & { readonly warnings: readonly string[] }) {
  const { run } = useWrite(confirmDeployment, { invalidates: WOM_READS });
  const form = useZodForm(confirmDeployment.input, {
    initial: { id: deployment.id, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.confirm} form={form} submit={W.confirm} size={440}>
      <ul className="small flush">
        {warnings.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <TextField form={form} name="reason" label={W.override} rows={3} maxLength={500} required />
    </FormDrawer>
  );
}

/** Why the days ahead are taken away. */
export function CancelForm({ deployment, onClose }: Props) {
  const { run } = useWrite(cancelDeployment, { invalidates: WOM_READS });
  const form = useZodForm(cancelDeployment.input, {
    initial: { id: deployment.id, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.cancelDays} form={form} submit={W.cancelDays} size={440}>
      <TextField form={form} name="reason" label={W.reason} rows={3} maxLength={500} />
    </FormDrawer>
  );
}

/** Who takes over the days ahead, and why. */
export function ReplaceForm({ project, deployment, onClose }: Props & { readonly project: ProjectRow }) {
  const t = useT(W);
  const { locale } = useLocale();
  const today = useToday();
  const { run } = useWrite(replaceDeployment, { invalidates: WOM_READS });
  const form = useZodForm(replaceDeployment.input, {
    initial: { id: deployment.id, employee_id: null, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const { requirement_id, start_date, end_date } = deployment;
  const load = async (keyword: string) => {
    const asked = { project_id: project.id, requirement_id, start_date: start_date > today ? start_date : today, end_date, keyword };
    const { data } = await call(findAvailable, asked, { quiet: true });
    return data.filter(({ free }) => free).map((person) => ({ value: String(person.id), label: availableLabel(person, t, locale) }));
  };
  return (
    <FormDrawer opened onClose={onClose} title={W.replace} form={form} submit={W.replace} size={440}>
      <SearchSelect form={form} name="employee_id" label={W.by} load={load} number />
      <TextField form={form} name="reason" label={W.reason} rows={3} maxLength={500} />
    </FormDrawer>
  );
}
