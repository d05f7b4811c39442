/** Fields of a day on the roster: what kind it is, its sessions, where, and by which work schedule. */
import { Button } from '@mantine/core';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { BLANK_SESSION, SessionRows } from '#platform/web/forms/session-rows.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { rosterChoices } from '../../contract/roster.endpoints.ts';
import { DAY_TYPES } from '../../contract/work-schedule.schema.ts';
import { ROSTER } from './roster.messages.ts';

export type Choices = OutputOf<typeof rosterChoices>['data'] | undefined;

const KINDS = DAY_TYPES.map((value) => ({ value, label: ROSTER[value] }));
const options = (rows: readonly { readonly id: number; readonly name: string }[] = []) => rows.map(({ id, name }) => ({ value: String(id), label: name }));

export function DayFields<V>({ form, choices }: { form: ZodForm<V>; choices: Choices }) {
  const t = useT(ROSTER);
  const path = (name: string) => name as PathOf<V>;
  const working = form.get(path('day_type')) === 'Working';
  const site = choices?.sites.find(({ id }) => id === form.get(path('work_site_id')));
  const kindChanged = (kind: unknown) => form.set(path('sessions'), kind === 'Working' ? [BLANK_SESSION] : []);
  return (
    <>
      <FormRow>
        <SelectField
          form={form}
          name={path('day_type')}
          label={ROSTER.dayType}
          options={KINDS}
          placeholder={t('bySchedule')}
          clearable
          onChanged={kindChanged}
        />
        <SelectField form={form} name={path('work_site_id')} label={ROSTER.site} options={options(choices?.sites)} number clearable />
      </FormRow>
      {working && <SessionRows form={form} name={path('sessions')} />}
      {working && site && site.sessions.length > 0 && (
        <div>
          <Button variant="default" size="xs" onClick={() => form.set(path('sessions'), site.sessions)}>
            {t('times', { site: site.name })}
          </Button>
        </div>
      )}
      <SelectField
        form={form}
        name={path('work_schedule_id')}
        label={ROSTER.workSchedule}
        description={ROSTER.scheduleHint}
        options={options(choices?.schedules)}
        number
        clearable
      />
      <TextField form={form} name={path('remark')} label={ROSTER.remark} maxLength={255} />
      <SwitchField form={form} name={path('publish')} label={ROSTER.publishNow} description={ROSTER.publishHint} />
      {form.get(path('publish')) === true && (
        <TextField form={form} name={path('reason')} label={ROSTER.reason} description={ROSTER.reasonHint} maxLength={255} />
      )}
    </>
  );
}
