/** A month of a site made from its shifts: what would be planned is shown first, with who cannot and why. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { addMonths, startOfMonth } from '#platform/contract/dates.ts';
import { call } from '#platform/web/call/call.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { MonthField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { generateOperations, ROTATION, type GeneratedMonth } from '../../contract/operation/month.endpoints.ts';
import { findDevices, findGuardsOfSite, findPatrolGuards, findSites } from '../find-choices.ts';
import { OPERATION_READS } from '../operation-reads.ts';
import { GeneratedList } from './generated-list.tsx';
import { MONTH as W } from './month.messages.ts';
import { OverrideField } from './override-field.tsx';

export function GenerateForm({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const today = useToday();
  const [checked, setChecked] = useState<{ readonly of: string; readonly plan: GeneratedMonth } | null>(null);
  const [own, setOwn] = useState<readonly Option[]>([]);
  const { run } = useWrite(generateOperations, { invalidates: OPERATION_READS });
  const form = useZodForm(generateOperations.input, {
    initial: {
      site_id: null,
      month: addMonths(startOfMonth(today), 1),
      guard_ids: [],
      work_days: ROTATION.work.usual,
      rest_days: ROTATION.rest.usual,
      rotate: true,
      device_ids: [],
      briefing: '',
      override_reason: '',
    },
    onSubmit: async (values) => {
      if (!plan) {
        const { data } = await call(generateOperations, { ...values, dry_run: true });
        setChecked({ of: asked, plan: data });
        return;
      }
      await run({ ...values, dry_run: false });
      onClose();
    },
  });
  // What was shown is of other fields once one of them has changed.
  const asked = JSON.stringify({ ...form.values, override_reason: '' });
  const plan = checked?.of === asked ? checked.plan : null;
  const site = Number(form.values.site_id);
  const takeGuards = async () => {
    const found = await findGuardsOfSite(site).catch(() => []);
    setOwn(found);
    form.set(
      'guard_ids',
      found.map(({ value }) => Number(value)),
    );
  };
  return (
    <FormDrawer opened onClose={onClose} title={W.generate} form={form} submit={plan && plan.planned.length > 0 ? W.generate : W.check} size={720}>
      <p className="quiet small flush">{t('generateHint')}</p>
      <FormRow>
        <SearchSelect form={form} name="site_id" label={W.site} load={findSites} number />
        <MonthField form={form} name="month" label={W.month} asDate />
      </FormRow>
      <SearchMany
        key={own.map(({ value }) => value).join(' ')}
        form={form}
        name="guard_ids"
        label={W.guards}
        ask={['patrol.find-guards']}
        load={findPatrolGuards}
        stored={own}
      />
      <Button variant="default" disabled={site <= 0} onClick={() => void takeGuards()}>
        {t('siteGuards')}
      </Button>
      <FormRow>
        <NumberField form={form} name="work_days" label={W.workDays} min={ROTATION.work.min} max={ROTATION.work.max} />
        <NumberField form={form} name="rest_days" label={W.restDays} min={ROTATION.rest.min} max={ROTATION.rest.max} />
      </FormRow>
      <SwitchField form={form} name="rotate" label={W.rotate} />
      <SearchMany
        key={`devices ${site}`}
        form={form}
        name="device_ids"
        label={W.devices}
        ask={['patrol.find-operation-devices', site]}
        load={async (keyword) => (site > 0 ? findDevices(site, keyword) : [])}
      />
      <TextField form={form} name="briefing" label={W.briefing} rows={3} maxLength={2000} />
      <div aria-live="polite">{plan && <GeneratedList plan={plan} />}</div>
      <OverrideField form={form} isNeeded={(plan?.warnings.length ?? 0) > 0} />
    </FormDrawer>
  );
}
